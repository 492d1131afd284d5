import type { Transaction } from '@google-cloud/firestore';
import { fullName } from '#domain/accounts/full-name.ts';
import type { RegisteredPlayer, Registration } from '#domain/registration/registration.ts';
import { readConsentNotes } from '../privacy/note-photo-consent.ts';
import type { TakenOver } from './create-in-place.ts';

/**
 * Whether the consent of a form was withdrawn after the registration that it replaces had it already: a
 * form that is sent again says nothing new of photos then, and the withdrawal counts.
 */
export function isWithdrawnSince(
  { photoConsent }: RegisteredPlayer,
  taken: TakenOver | undefined,
): boolean {
  const saidBefore = taken?.said?.player.photoConsent === true;
  return photoConsent && saidBefore && taken.profile?.photoConsent === false;
}

/**
 * Reads what is told where a registration says otherwise of photos than the profile that it takes over;
 * the answer writes it, in the same transaction. Photos may be published by now.
 * @param taken by profile
 */
export async function readConsentsAgain(
  transaction: Transaction,
  { id, payer, players }: Registration,
  taken: ReadonlyMap<string, TakenOver>,
  now: Date,
): Promise<() => void> {
  const guardian = { uid: `registration:${id}`, email: fullName(payer), profile: null };
  const notes = players.map(async (player) => {
    const { profileId, photoConsent } = player;
    const known = taken.get(profileId);
    const before = known?.profile;
    if (!before || before.photoConsent === photoConsent) return undefined;
    if (isWithdrawnSince(player, known)) return undefined;
    const changed = { ...before, photoConsent, updatedAt: now.toISOString() };
    return readConsentNotes(transaction, changed, guardian, now);
  });
  const writers = await Promise.all(notes);
  return () => {
    for (const write of writers) write?.();
  };
}
