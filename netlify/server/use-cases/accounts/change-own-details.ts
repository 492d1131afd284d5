import type { Profile } from '#domain/accounts/profile.ts';
import type { ProfileDetails } from '#domain/accounts/profile-details.ts';
import { messages } from '#words/refusals/accounts.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { firestore } from '../../gateways/firestore.ts';
import { readOwnProfile } from '../../gateways/own-profile.ts';
import { profiles } from '../../gateways/records.ts';

/**
 * Changes names and phone of the caller's own profile, and nothing else of it.
 * @throws AppError conflict while the sign-up is not completed
 */
export async function changeOwnDetails(
  { uid, email }: Account,
  { firstName, lastName, phone }: ProfileDetails,
  now: Date,
): Promise<Profile> {
  return firestore().runTransaction(async (transaction) => {
    const doc = profiles().doc(uid);
    const current = readOwnProfile(await transaction.get(doc), { uid, email }, now);
    if (!current) throw new AppError('conflict', messages.completeFirst);
    const profile = { ...current, firstName, lastName, phone, updatedAt: now.toISOString() };
    transaction.set(doc, profile);
    return profile;
  });
}
