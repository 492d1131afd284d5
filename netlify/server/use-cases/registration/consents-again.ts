import type { Transaction } from '@google-cloud/firestore';
import { fullName } from '#domain/accounts/full-name.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { isKnownChild } from '#domain/registration/match-players.ts';
import type { RegisteredPlayer, Registration } from '#domain/registration/registration.ts';
import { readConsentNotes } from '../privacy/note-photo-consent.ts';
import { playersOf, type WholeRegistration } from './dependents.ts';

/**
 * Those whose consent was withdrawn after a registration that this one replaces had it already: a form that is
 * sent again says nothing new of photos then, and the withdrawal counts. So it does where the parent corrects
 * the email address, though nothing else of the earlier player is handed on.
 * @returns their profiles' ids
 */
export function findWithdrawn(
  players: readonly RegisteredPlayer[],
  replaced: readonly WholeRegistration[],
): Set<string> {
  const before = replaced.flatMap(playersOf).map((one) => ({
    ...one,
    isWithdrawn: one.said.photoConsent && one.profile?.photoConsent === false,
  }));
  const asked = players.filter((player) => {
    const own = before.filter(({ said }) => said.profileId === player.profileId);
    const same = own.length > 0 ? own : before.filter((one) => isKnownChild(player, one));
    return player.photoConsent && same.some(({ isWithdrawn }) => isWithdrawn);
  });
  return new Set(asked.map(({ profileId }) => profileId));
}

interface Known {
  /** What is taken over, by profile. */
  taken: ReadonlyMap<string, { profile: Profile | undefined }>;
  /** As {@link findWithdrawn} finds them: nothing changes for them. */
  withdrawn: ReadonlySet<string>;
}

/**
 * Reads what is told where a registration says otherwise of photos than the profile that it takes over;
 * the answer writes it, in the same transaction. Photos may be published by now.
 */
export async function readConsentsAgain(
  transaction: Transaction,
  { id, payer, players }: Registration,
  { taken, withdrawn }: Known,
  now: Date,
): Promise<() => void> {
  const guardian = { uid: `registration:${id}`, email: fullName(payer), profile: null };
  const notes = players.map(async ({ profileId, photoConsent }) => {
    const before = taken.get(profileId)?.profile;
    if (!before || before.photoConsent === photoConsent) return undefined;
    if (withdrawn.has(profileId)) return undefined;
    const changed = { ...before, photoConsent, updatedAt: now.toISOString() };
    return readConsentNotes(transaction, changed, guardian, now);
  });
  const writers = await Promise.all(notes);
  return () => {
    for (const write of writers) write?.();
  };
}
