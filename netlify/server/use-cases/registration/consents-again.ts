import type { Transaction } from '@google-cloud/firestore';
import { fullName } from '#domain/accounts/full-name.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import type { Registration } from '#domain/registration/registration.ts';
import { readConsentNotes } from '../privacy/note-photo-consent.ts';

/**
 * Reads what is told where a registration says otherwise of photos than the profile that it takes over;
 * the answer writes it, in the same transaction. Photos may be published by now.
 * @param taken by profile
 */
export async function readConsentsAgain(
  transaction: Transaction,
  { id, payer, players }: Registration,
  taken: ReadonlyMap<string, { profile: Profile | undefined }>,
  now: Date,
): Promise<() => void> {
  const guardian = { uid: `registration:${id}`, email: fullName(payer), profile: null };
  const notes = players.map(async ({ profileId, photoConsent }) => {
    const before = taken.get(profileId)?.profile;
    if (!before || before.photoConsent === photoConsent) return undefined;
    const changed = { ...before, photoConsent, updatedAt: now.toISOString() };
    return readConsentNotes(transaction, changed, guardian, now);
  });
  const writers = await Promise.all(notes);
  return () => {
    for (const write of writers) write?.();
  };
}
