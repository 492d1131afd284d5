import type { Transaction } from '@google-cloud/firestore';
import { fullName } from '#domain/accounts/full-name.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { playerBills } from '../../gateways/records.ts';
import { dropAsking } from '../mail/drop-asking.ts';
import { readdressMails } from '../mail/readdress-mails.ts';
import type { Actor } from '../records/audit.ts';

/**
 * Brings along what waits to be sent about a bill whose guardian was changed: it goes to the corrected address
 * of the same person. What asks a former one for money goes to nobody; a receipt stays with who paid.
 * @param transaction a staged one, which may read after it has written
 */
export async function followPayer(
  transaction: Transaction,
  { id, payer: before }: PlayerBill,
  { payer: after }: PlayerBill,
  actor: Actor,
  now: Date,
): Promise<void> {
  if (!before || before.email === after?.email) return;
  const about = playerBills().doc(id).path;
  if (after && fullName(after) === fullName(before)) {
    const addresses = { from: before.email, to: after.email };
    await readdressMails(transaction, { ...addresses, about: new Set([about]) }, actor, now);
  } else {
    await dropAsking(transaction, { to: before.email, about }, now);
  }
}
