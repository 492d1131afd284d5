import type { AdminBill } from '#contracts/billing/dashboard.ts';
import { newBill } from '#domain/billing/change-bill.ts';
import type { PlayerBillForm } from '#domain/billing/player-bill-form.ts';
import type { Account } from '../../core/account.ts';
import { playerBills } from '../../gateways/records.ts';
import { createOnceByKey } from '../records/change-record.ts';
import { orRefuse, readPayer } from './bill-people.ts';
import { readBill } from './read-bills.ts';

/**
 * Adds a bill. The same key twice is one bill.
 * @throws AppError invalid_input for a player or parent who is not there, idempotency_key_reused
 */
export async function addBill(
  key: string,
  form: PlayerBillForm,
  actor: Account,
  now: Date,
): Promise<AdminBill> {
  const payer = await readPayer(form);
  const bill = orRefuse(newBill(key.toLowerCase(), form, payer, now));
  const options = { collection: playerBills(), actor, action: 'bill.created', now };
  await createOnceByKey(bill, options);
  return readBill(bill.id);
}
