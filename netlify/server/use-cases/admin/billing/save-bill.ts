import type { AdminBill } from '#contracts/admin/bills.ts';
import type { SeenRecord } from '#contracts/admin/change.ts';
import { changeBill, newBill } from '#domain/billing/change-bill.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import type { PlayerBillForm } from '#domain/billing/player-bill-form.ts';
import { isPageOpen } from '#domain/payments/open-page.ts';
import type { Payer } from '#domain/payments/payment.ts';
import { playerBills, profiles } from '../../../gateways/records.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Account } from '../../../http/authorise.ts';
import { changeRecord, createOnceByKey, deleteRecord } from '../change-record.ts';
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
  const payer = await readPeople(form);
  const bill = orRefuse(newBill(key.toLowerCase(), form, payer, now));
  const options = { collection: playerBills(), actor, action: 'bill.created', now };
  await createOnceByKey(bill, options);
  return readBill(bill.id);
}

/** Changes a bill. @throws AppError not_found, conflict, invalid_input */
export async function updateBill(
  record: SeenRecord,
  form: PlayerBillForm,
  actor: Account,
  now: Date,
): Promise<AdminBill> {
  const payer = await readPeople(form, record.id);
  await changeRecord(record, (bill: PlayerBill) => orRefuse(changeBill(bill, form, payer)), {
    collection: playerBills(),
    actor,
    action: 'bill.updated',
    now,
  });
  return readBill(record.id);
}

/**
 * Deletes a bill for which no money has moved; what has a place in the books stays 7 years.
 * @throws AppError not_found, conflict
 */
export async function removeBill(record: SeenRecord, actor: Account, now: Date): Promise<void> {
  await deleteRecord(record, {
    collection: playerBills(),
    actor,
    action: 'bill.deleted',
    now,
    also: (_, bill: PlayerBill) => {
      if (bill.paymentStatus === 'paid' || (bill.payment?.paidCents ?? 0) > 0) {
        throw new AppError(
          'conflict',
          'Money has been paid on this bill, so it stays in the books. Set it to cancelled instead.',
        );
      }
      if (isPageOpen(bill.payment)) {
        throw new AppError(
          'conflict',
          'The guardian has opened its payment page, which may be paid for a day. Set it to cancelled, or delete it tomorrow.',
        );
      }
    },
  });
}

/** The guardian as payer, or null for none. @throws AppError invalid_input */
async function readPeople(form: PlayerBillForm, billId?: string): Promise<Payer | null> {
  const [player, parent, bill] = await Promise.all([
    profiles().doc(form.playerId).get(),
    form.parentId === null ? null : profiles().doc(form.parentId).get(),
    billId ? playerBills().doc(billId).get() : null,
  ]);
  // Whom a bill that is there names may have been deleted since.
  const before = bill?.data();
  if (!player.exists && before?.playerId !== form.playerId) {
    throw refusal('playerId', 'This player is no longer there. Choose another.');
  }
  if (!parent) return null;
  const profile = parent.data();
  if (profile) {
    const { firstName, lastName, email } = profile;
    return { firstName, lastName, email };
  }
  if (before?.payer && before.parentId === form.parentId) return before.payer;
  throw refusal('parentId', 'This parent is no longer there. Choose another.');
}

function orRefuse(
  result: { ok: true; bill: PlayerBill } | { ok: false; field: string; message: string },
): PlayerBill {
  if (result.ok) return result.bill;
  throw refusal(result.field, result.message);
}

function refusal(field: string, message: string): AppError {
  return new AppError('invalid_input', message, { fields: { [`bill.${field}`]: message } });
}
