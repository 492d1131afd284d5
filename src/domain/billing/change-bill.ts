import type { Day } from '#domain/calendar/day.ts';
import type { Payer } from '#domain/payments/payment.ts';
import { recordNumberOf } from '#domain/payments/record-number.ts';
import { reopenedStatus } from './bill-status.ts';
import type { PlayerBill } from './player-bill.ts';
import { ABOVE_ZERO, type PlayerBillForm } from './player-bill-form.ts';

type ChangeResult =
  | { ok: true; bill: PlayerBill }
  | { ok: false; field: keyof PlayerBillForm; message: string };

const MARK_PAID =
  'To mark a bill as paid, use Mark Paid: it asks how and when, and writes the books.';

export const REFUNDED =
  'All money of this bill was given back, so it is over. Add another bill instead.';

const TAKE_BACK =
  'A scholarship, discount or write-off brings this bill to $0.00. Remove it, and the bill is owed again.';

/** A bill that an admin adds. It becomes paid as every other: by money, of which the books know. */
export function newBill(
  id: string,
  form: PlayerBillForm,
  payer: Payer | null,
  now: Date,
): ChangeResult {
  if (form.paymentStatus === 'paid') {
    return { ok: false, field: 'paymentStatus', message: MARK_PAID };
  }
  if (form.amountCents === 0) return { ok: false, field: 'amountCents', message: ABOVE_ZERO };
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
  if (form.amountCents !== bill.amountCents && (hasMoved || bill.registrationId)) {
    const message = hasMoved
      ? 'Money has been paid on this bill, so its amount stays. Give a part back, or add another bill.'
      : 'This amount comes from a registration. Add another bill for a difference.';
    return { ok: false, field: 'amountCents', message };
  }
  if (form.amountCents !== bill.amountCents && form.amountCents === 0) {
    return { ok: false, field: 'amountCents', message: ABOVE_ZERO };
  }
  if (form.paymentStatus !== bill.paymentStatus) {
    if (bill.amountCents === 0) return { ok: false, field: 'paymentStatus', message: TAKE_BACK };
    const isReopened = bill.paymentStatus === 'cancelled' && form.paymentStatus !== 'paid';
    if (isReopened) return reopenBill(bill, form, payer, today);
    if (form.paymentStatus === 'paid') {
      return { ok: false, field: 'paymentStatus', message: MARK_PAID };
    }
    if (isPaid && form.paymentStatus !== 'cancelled') {
      const message = 'This bill is paid. To undo that, give the money back under Payments.';
      return { ok: false, field: 'paymentStatus', message };
    }
  }
  return { ok: true, bill: applyForm(bill, form, payer) };
}

/** A cancelled bill that is owed after all: its money, where some came, says whether it is paid. */
function reopenBill(
  bill: PlayerBill,
  form: PlayerBillForm,
  payer: Payer | null,
  today: Day,
): ChangeResult {
  const paymentStatus = reopenedStatus(form.paymentStatus, bill.payment, today);
  if (paymentStatus === null) return { ok: false, field: 'paymentStatus', message: REFUNDED };
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
