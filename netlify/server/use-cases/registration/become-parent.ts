import { UNCHOSEN_ROLE } from '#domain/accounts/roles.ts';
import { readOne } from '../../core/broken-records.ts';
import { firestore } from '../../gateways/firestore.ts';
import { profiles } from '../../gateways/records.ts';

/**
 * Makes a parent of the account that came along with an earlier gift or order of the same address. It
 * opens nothing to anybody: roles but admin's only say who a person is.
 * @param email lower case
 */
export async function becomeParent(email: string, now: Date): Promise<void> {
  const found = await profiles().where('email', '==', email).get();
  const unchosen = found.docs.filter((doc) => readOne(doc)?.role === UNCHOSEN_ROLE);
  for (const { ref } of unchosen) {
    await firestore().runTransaction(async (transaction) => {
      const profile = (await transaction.get(ref)).data();
      if (profile?.role !== UNCHOSEN_ROLE) return;
      transaction.set(ref, { ...profile, role: 'parent', updatedAt: now.toISOString() });
    });
  }
}
