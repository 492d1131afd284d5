import type { Transaction } from '@google-cloud/firestore';
import type { Profile } from '#domain/accounts/profile.ts';
import { UNCHOSEN_ROLE } from '#domain/accounts/roles.ts';
import { profiles } from '../../gateways/records.ts';

/**
 * Makes a parent of the account that came along with an earlier gift or order of the same address. It
 * opens nothing to anybody: roles but admin's only say who a person is.
 * @param family the profiles of the registration's address
 */
export function becomeParent(
  transaction: Transaction,
  family: readonly Profile[],
  now: Date,
): void {
  for (const profile of family.filter(({ role }) => role === UNCHOSEN_ROLE)) {
    const parent = { ...profile, role: 'parent', updatedAt: now.toISOString() } as const;
    transaction.set(profiles().doc(profile.id), parent);
  }
}
