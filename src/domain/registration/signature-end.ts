import { type Day, dayOf } from '#domain/calendar/day.ts';
import { addYearsTo } from '#domain/calendar/years.ts';
import type { StoredSettings } from '#domain/settings/settings.ts';
import { PLAYER_LIMITS } from './player-rules.ts';
import type { WaiverSignature } from './waiver-signature.ts';

/** Those of a child do not run out before the child is of age. */
const OF_AGE = 18;
/** As long as the registration that was signed for. */
export const SIGNATURE_MIN_YEARS = 7;

/**
 * From which day on a signature is deleted: when the player's claims have run out, at the latest that the
 * age given at the signing allows. One of an adult is kept as long as the registration.
 * Without an age it counts as that of the youngest that any program takes.
 */
export function signatureDeleteOn(
  { signedAt, playerAge }: Pick<WaiverSignature, 'signedAt' | 'playerAge'>,
  { timeZone, claimYears }: Pick<StoredSettings, 'timeZone' | 'claimYears'>,
): Day {
  const untilOfAge = Math.max(0, OF_AGE - (playerAge ?? PLAYER_LIMITS.ages.from));
  const years = Math.max(SIGNATURE_MIN_YEARS, untilOfAge + claimYears);
  return addYearsTo(dayOf(new Date(signedAt), timeZone), years);
}
