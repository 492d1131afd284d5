import type { Day } from '#domain/calendar/day.ts';
import type { Cents } from '#domain/money/money.ts';
import type { Payer } from '#domain/payments/payment.ts';
import { recordNumberOf } from '#domain/payments/record-number.ts';
import { messages } from '#words/office/refusals/bills.ts';
import { reopenedStatus } from './bill-status.ts';
import { hindranceOfPayments } from './hindrance-of-payments.ts';
import { statusWithDueDate } from './more-time.ts';
import type { PlayerBill } from './player-bill.ts';
import type { PlayerBillForm } from './player-bill-form.ts';

type ChangeResult =
  | { ok: true; bill: PlayerBill }
  | { ok: false; field: keyof PlayerBillForm; message: string };

/** A bill that an admin adds. It becomes paid as every other: by money, of which the books know. */
export function newBill(
  id: string,
  form: PlayerBillForm,
  payer: Payer | null,
  now: Date,
): ChangeResult {
  if (form.paymentStatus === 'paid') {
    return { ok: false, field: 'paymentStatus', message: messages.markPaid };
  }
  if (form.amountCents === 0)
    return { ok: false, field: 'amountCents', message: messages.aboveZero };
  const bill = {
    ...withoutGuardian(form),
    id,
    number: recordNumberOf(id),
    payer,
    paidDate: null,
    registrationId: null,
    payment: null,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
  return { ok: true, bill };
}

/**
 * A bill after an admin's change. What money has settled stays settled: amount and status of a paid
 * bill follow the books alone, and the amount of a registration's bill its registration.
 */
export function changeBill(
  bill: PlayerBill,
  form: PlayerBillForm,
  payer: Payer | null,
  today: Day,
): ChangeResult {
  const isPaid = bill.paymentStatus === 'paid';
  const hasMoved = isPaid || (bill.payment?.paidCents ?? 0) > 0;
  if (form.amountCents !== bill.amountCents) {
    const message = refusalOfAmount(bill, hasMoved, form.amountCents);
    if (message) return { ok: false, field: 'amountCents', message };
  }
  if (form.paymentStatus !== bill.paymentStatus) {
    if (bill.amountCents === 0)
      return { ok: false, field: 'paymentStatus', message: messages.takeBack };
    const isReopened = bill.paymentStatus === 'cancelled' && form.paymentStatus !== 'paid';
    if (isReopened) return reopenBill(bill, form, payer, today);
    if (form.paymentStatus === 'paid') {
      return { ok: false, field: 'paymentStatus', message: messages.markPaid };
    }
    if (isPaid && form.paymentStatus !== 'cancelled') {
      return { ok: false, field: 'paymentStatus', message: messages.isPaid };
    }
  }
  const paymentStatus = statusWithDueDate(bill, form, bill.payment, today);
  return { ok: true, bill: applyForm(bill, { ...form, paymentStatus }, payer) };
}

/** Why a bill cannot ask for another amount; null where it can. */
function refusalOfAmount(
  { payment, registrationId }: PlayerBill,
  hasMoved: boolean,
  cents: Cents,
): string | null {
  if (hasMoved) return messages.paidOn;
  if (registrationId) return messages.ofRegistration;
  return hindranceOfPayments([payment]) ?? (cents === 0 ? messages.aboveZero : null);
}

/** A canceled bill that is owed after all: its money, where some came, says whether it is paid. */
function reopenBill(
  bill: PlayerBill,
  form: PlayerBillForm,
  payer: Payer | null,
  today: Day,
): ChangeResult {
  const paymentStatus = reopenedStatus(form.paymentStatus, bill.payment, today);
  if (paymentStatus === null)
    return { ok: false, field: 'paymentStatus', message: messages.refunded };
  const { payment } = bill;
  const isWaiting = payment?.status === 'cancelled';
  const own = isWaiting ? { ...payment, status: 'pending' as const } : payment;
  const reopened = { ...applyForm(bill, form, payer), payment: own, paymentStatus };
  return { ok: true, bill: { ...reopened, paidDate: paymentStatus === 'paid' ? today : null } };
}

function applyForm(bill: PlayerBill, form: PlayerBillForm, payer: Payer | null): PlayerBill {
  const paidDate = bill.paymentStatus === 'paid' ? form.paidDate : null;
  return { ...bill, ...withoutGuardian(form), payer, paidDate };
}

/** What a bill stores of the form as it is: who gets the emails is its payer. */
function withoutGuardian({ guardianName: _, guardianEmail: __, ...fields }: PlayerBillForm) {
  return fields;
}
