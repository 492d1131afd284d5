import type { Payer } from '#domain/payments/payment.ts';
import { recordNumberOf } from '#domain/payments/record-number.ts';
import type { PlayerBill } from './player-bill.ts';
import { ABOVE_ZERO, type PlayerBillForm } from './player-bill-form.ts';

type ChangeResult =
  | { ok: true; bill: PlayerBill }
  | { ok: false; field: keyof PlayerBillForm; message: string };

const MARK_PAID =
  'To mark a bill as paid, use Mark Paid: it asks how and when, and writes the books.';

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
    ...form,
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
    if (form.paymentStatus === 'paid') {
      return { ok: false, field: 'paymentStatus', message: MARK_PAID };
    }
    if (isPaid && form.paymentStatus !== 'cancelled') {
      const message = 'This bill is paid. To undo that, give the money back under Payments.';
      return { ok: false, field: 'paymentStatus', message };
    }
  }
  // Without an account to choose, the guardian is who registered the player.
  const keepsPayer = form.parentId === null && bill.registrationId !== null;
  const changed = { ...bill, ...form, payer: keepsPayer ? bill.payer : payer };
  return { ok: true, bill: { ...changed, paidDate: isPaid ? form.paidDate : null } };
}
