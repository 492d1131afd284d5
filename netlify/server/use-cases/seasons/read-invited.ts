import { MAX_EARLIER } from '#contracts/registration/public.ts';
import { IdempotencyKeySchema } from '#domain/forms/fields.ts';
import { pastPlayersOf } from '#domain/seasons/past-players.ts';
import { isSameSeason } from '#domain/seasons/same-season.ts';
import { profiles, registrations } from '../../gateways/records.ts';
import { listAll } from '../accounts/own-records.ts';
import { followCode } from './follow-code.ts';

/** What a family brings along that sends the form by the link it was emailed. */
export interface Invited {
  /** The profiles of its players of a season that is over, the latest first: registered again, they keep them. */
  profileIds: readonly string[];
  /** What it has registered for the new season: while unpaid, it may be replaced. */
  earlier: readonly string[];
}

const NOBODY: Invited = { profileIds: [], earlier: [] };

/**
 * What a family brings along. Nothing where the link is not ours or over by now, and nothing where the form
 * names another address: a link that was passed on must not carry a child to someone else's account.
 * @param email of the form, lower case
 */
export async function readInvited(
  code: string | undefined,
  email: string,
  seasonName: string,
  now: Date,
): Promise<Invited> {
  const family = code ? await followCode(code, now) : 'unknown';
  if (typeof family === 'string' || family.email !== email) return NOBODY;
  const [people, registered] = await Promise.all([
    listAll(profiles(), 'email', email),
    listAll(registrations(), 'payer.email', email),
  ]);
  const standing = registered.filter(
    (one) => isSameSeason(one.seasonName, seasonName) && !one.cancelled,
  );
  return {
    profileIds: pastPlayersOf(people).map(({ id }) => id),
    earlier: standing
      .map(({ id }) => id)
      .filter((id) => IdempotencyKeySchema.safeParse(id).success)
      .slice(0, MAX_EARLIER),
  };
}
