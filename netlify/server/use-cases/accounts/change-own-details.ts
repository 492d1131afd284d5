import type { Profile } from '#domain/accounts/profile.ts';
import type { ProfileDetails } from '#domain/accounts/profile-details.ts';
import { messages } from '#words/refusals/accounts.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { firestore } from '../../gateways/firestore.ts';
import { isOfAddress, readOwnProfile } from '../../gateways/own-profile.ts';
import { profiles } from '../../gateways/records.ts';

/**
 * Changes names and phone of the caller's own profile, and nothing else of it.
 * @throws AppError conflict while the sign-up is not completed
 */
export async function changeOwnDetails(
  account: Account,
  { firstName, lastName, phone }: ProfileDetails,
  now: Date,
): Promise<Profile> {
  return firestore().runTransaction(async (transaction) => {
    const doc = profiles().doc(account.uid);
    const current = readOwnProfile(await transaction.get(doc), account, now);
    if (!current || !isOfAddress(current, account))
      throw new AppError('conflict', messages.completeFirst);
    const profile = { ...current, firstName, lastName, phone, updatedAt: now.toISOString() };
    transaction.set(doc, profile);
    return profile;
  });
}
