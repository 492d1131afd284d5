import type { Transaction } from '@google-cloud/firestore';
import type { Profile } from '#domain/accounts/profile.ts';
import { isOpenBill } from '#domain/billing/player-bill.ts';
import type { Registration } from '#domain/registration/registration.ts';
import { withoutAnswers } from '#domain/registration/without-answers.ts';
import { readable } from '../../core/broken-records.ts';
import { playerBills, profiles, registrations } from '../../gateways/records.ts';

/**
 * Reads the registrations of a player who is being deleted, of every season; the answer takes out of them what
 * they say of the player, in the same transaction. The office's notes go with the last player, unless a bill is
 * open: they may say what was agreed. On a canceled one they stay, as they may say why. How long they are kept does not change by it.
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
  const isGone = (profileId: string) => !left.has(profileId);
  const after = own.map(async (registration) => {
    const kept = withoutAnswers(registration, isGone);
    const isLast = registration.players.every(({ profileId }) => isGone(profileId));
    const isDone = isLast && !registration.cancelled && !(await isOwed(transaction, registration));
    return isDone && kept.notes ? { ...kept, notes: null } : kept;
  });
  const changed = await Promise.all(after);
  return () => {
    for (const registration of changed) {
      transaction.set(registrations().doc(registration.id), registration);
    }
  };
}

/** Whether a bill of a registration asks for money, or one that was split off from it. */
async function isOwed(transaction: Transaction, { id }: Registration): Promise<boolean> {
  const [bills, parts] = await Promise.all([
    transaction.get(playerBills().where('registrationId', '==', id)),
    transaction.get(playerBills().where('partOf', '==', id)),
  ]);
  return readable([...bills.docs, ...parts.docs]).some(isOpenBill);
}
