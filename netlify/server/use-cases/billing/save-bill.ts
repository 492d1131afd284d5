import type { Transaction } from '@google-cloud/firestore';
import type { AdminBill } from '#contracts/billing/dashboard.ts';
import type { SeenRecord } from '#contracts/records/change.ts';
import { noteCancelled } from '#domain/billing/cancelled-at.ts';
import { changeBill } from '#domain/billing/change-bill.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import type { PlayerBillForm } from '#domain/billing/player-bill-form.ts';
import { noteReceived } from '#domain/billing/received.ts';
import { dayOf } from '#domain/calendar/calendar.ts';
import { forgetSurplus, withSurplus } from '#domain/payments/surplus.ts';
import { messages } from '#words/office/refusals/bills.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { readSettings } from '../../gateways/content.ts';
import { playerBills, registrations } from '../../gateways/records.ts';
import { readEntries } from '../payments/book-payment.ts';
import { expirePages, mustBeExpired } from '../payments/pages/expire-pages.ts';
import { changeRecord, deleteRecord, laterThan, refuseEarly } from '../records/change-record.ts';
import { orRefuse, readPayer } from './bill-people.ts';
import { changesWhatIsOwed, followBillChange } from './follow-bill-change.ts';
import { followPayer } from './follow-payer.ts';
import { readBill } from './read-bills.ts';

/**
 * Changes a bill. Where that changes what is owed, every payment page that could still take the old
 * amount is closed first. What waits to be sent about it follows its guardian.
 * @throws AppError not_found, conflict, invalid_input, payment_unavailable
 */
export async function updateBill(
  record: SeenRecord,
  form: PlayerBillForm,
  actor: Account,
  now: Date,
): Promise<AdminBill> {
  const { timeZone } = await readSettings();
  const today = dayOf(now, timeZone);
  const payer = await readPayer(form, record.id);
  const change = (bill: PlayerBill) =>
    withOwnSurplus(
      noteCancelled(
        bill,
        orRefuse(changeBill(bill, form, payer, today)),
        laterThan(bill.updatedAt, now),
      ),
    );
  const seen = (await playerBills().doc(record.id).get()).data();
  const isAnother = seen?.updatedAt === record.seen && changesWhatIsOwed(seen, change(seen));
  const subject = { kind: 'bill', recordId: record.id } as const;
  const expired = isAnother ? await expirePages(subject, now) : undefined;
  await changeRecord(record, change, {
    collection: playerBills(),
    actor,
    action: 'bill.updated',
    now,
    inTransaction: async (transaction, after, before) => {
      if (expired) {
        await mustBeExpired(transaction, subject, expired);
        await followPayer(transaction, before, after, actor, now);
        // What only says whether it is late its registration may know better.
      } else if (before.paymentStatus === after.paymentStatus) return after;
      return followBillChange(transaction, before, after, { timeZone, now });
    },
  });
  return readBill(record.id);
}

/** Notes the money of a canceled bill as owed back. For a registration's bill, the registration notes it. */
function withOwnSurplus(changed: PlayerBill): PlayerBill {
  if (!changed.payment || changed.registrationId) return changed;
  const [bill = changed] = noteReceived([changed], null);
  if (!bill.payment) return bill;
  const isCancelled = bill.paymentStatus === 'cancelled';
  const counted = withSurplus(bill.payment, isCancelled ? 0 : bill.amountCents);
  return { ...bill, payment: isCancelled ? counted : forgetSurplus(counted) };
}

/**
 * Deletes a bill for which no money has moved, with its payment page; what has a place in the books
 * stays 7 years, and what comes from a registration stays with it.
 * @throws AppError not_found, conflict, payment_unavailable
 */
export async function removeBill(record: SeenRecord, actor: Account, now: Date): Promise<void> {
  const subject = { kind: 'bill', recordId: record.id } as const;
  await refuseEarly(record, playerBills(), refuseToDelete);
  const expired = await expirePages(subject, now);
  await deleteRecord(record, {
    collection: playerBills(),
    actor,
    action: 'bill.deleted',
    now,
    inTransaction: async (transaction, bill: PlayerBill) => {
      await refuseToDelete(transaction, bill);
      await mustBeExpired(transaction, subject, expired);
    },
  });
}

async function refuseToDelete(transaction: Transaction, bill: PlayerBill): Promise<void> {
  const entries = await readEntries(transaction, bill.id);
  if (bill.paymentStatus === 'paid' || entries.length > 0) {
    throw new AppError('conflict', messages.hasMoney);
  }
  if (!bill.registrationId) return;
  const registration = await transaction.get(registrations().doc(bill.registrationId));
  if (registration.exists) throw new AppError('conflict', messages.stays);
}
