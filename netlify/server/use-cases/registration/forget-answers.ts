import type { Transaction } from '@google-cloud/firestore';
import type { Profile } from '#domain/accounts/profile.ts';
import { withoutAnswers } from '#domain/registration/without-answers.ts';
import { readable } from '../../core/broken-records.ts';
import { playerBills, profiles, registrations } from '../../gateways/records.ts';

/**
 * Reads the registrations of a player who is being deleted, of every season; the answer takes out of them what
 * they say of the player, in the same transaction. How long they are kept does not change by it.
 */
export async function readAnswersOf(
  transaction: Transaction,
  { id, registrationId, returnedFrom }: Profile,
): Promise<() => void> {
  // The profile names the latest alone, and each season made a bill.
  const bills = await transaction.get(playerBills().where('playerId', '==', id));
  const billed = readable(bills.docs).flatMap((bill) => [bill.registrationId, bill.partOf]);
  const named = [registrationId, returnedFrom?.registrationId, ...billed];
  const ids = new Set(named.flatMap((one) => one || []));
  if (ids.size === 0) return () => {};
  const docs = await transaction.getAll(...[...ids].map((one) => registrations().doc(one)));
  const found = readable(docs).flatMap((one) => one ?? []);
  const own = found.filter(({ players }) => players.some(({ profileId }) => profileId === id));
  const others = new Set(own.flatMap(({ players }) => players.map(({ profileId }) => profileId)));
  others.delete(id);
  const refs = [...others].map((one) => profiles().doc(one));
  const there = refs.length > 0 ? await transaction.getAll(...refs) : [];
  const left = new Set(there.filter(({ exists }) => exists).map((doc) => doc.id));
  return () => {
    for (const registration of own) {
      const doc = registrations().doc(registration.id);
      transaction.set(
        doc,
        withoutAnswers(registration, (profileId) => !left.has(profileId)),
      );
    }
  };
}
