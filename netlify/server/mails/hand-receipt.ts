import { dayOf, formatDay } from '#domain/calendar/calendar.ts';
import { type Cents, formatCents, sumCents } from '#domain/money/money.ts';
import { nextChargeOn } from '#domain/payments/due-now.ts';
import { isEnded } from '#domain/payments/ended-by-hand.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { nextStripeCharge } from '#domain/payments/next-stripe-charge.ts';
import { isAtStripe, type OwedByHand, owedByHand } from '#domain/payments/owed-by-hand.ts';
import { messages as common } from '#words/emails/common.ts';
import { messages } from '#words/emails/payments.ts';
import type { PaymentMailContext } from './payment-mail-context.ts';

type Row = [string, string];

/** Whether an entry was a part of what was owed, or came on top of one. */
export function isPart({ books }: PaymentMailContext, entry: LedgerEntry): boolean {
  return entry.amountCents !== books.payment.totalCents;
}

/** How far the payment of a record has come, and what comes next: what a payer by check goes by. */
export function progressRows(context: PaymentMailContext): Row[] {
  const { record, books } = context;
  const { plan, totalCents, paidCents, refundedCents } = books.payment;
  if (plan?.count === null) return [];
  // Of a bill with a share of its registration's money its own books do not say what is left.
  if (record.isShared) return [];
  // Nothing is owed of what is over: no whole is asked for, whatever did not stay.
  if (isOver(context)) return rowsOfWhatIsOver(context);
  const { ownCents, owedCents } = ownOf(context);
  // What came beyond their own bills is for those of the other guardian.
  const whole = paidCents > ownCents ? totalCents : ownCents;
  const paid = common.of(formatCents(paidCents), formatCents(whole));
  const rows: Row[] = [[common.rows.paidSoFar, paid]];
  if (refundedCents > 0) rows.push([common.rows.refundedSoFar, formatCents(refundedCents)]);
  // A gift is promised, and owed by nobody.
  const isOwed = owedCents > 0 && record.kind !== 'donation';
  if (isOwed) rows.push([common.rows.stillToPay, formatCents(owedCents)]);
  return [...rows, ...nextRows(context)];
}

/** Of installments, what comes next: to be sent, or charged by Stripe, until the last. */
export function nextRows(context: PaymentMailContext): Row[] {
  const { books, settings, now } = context;
  const { payment, entries } = books;
  const { plan, paidCents, totalCents } = payment;
  if (!plan?.lastOn || isOver(context)) return [];
  const { nextPayment, lastPayment } = common.rows;
  if (!isAtStripe(payment)) {
    const { owedCents, dueCents, nextCents } = ownOf(context);
    return owedCents > 0 ? [[nextPayment, describeNext(context, dueCents, nextCents)]] : [];
  }
  if (paidCents >= totalCents) return [];
  const day = nextStripeCharge({ ...payment, plan }, entries, dayOf(now, settings.timeZone));
  if (day === null) return [];
  const next = messages.chargedOn(formatCents(plan.eachCents), formatDay(day));
  const rows: Row[] = [[nextPayment, next]];
  return day === plan.lastOn ? rows : [...rows, [lastPayment, formatDay(plan.lastOn)]];
}

/** Whether nothing is owed of a record any more, whatever came. */
export const isOver = ({ record, books: { payment } }: PaymentMailContext): boolean =>
  record.isCancelled || payment.status === 'cancelled' || isEnded(payment);

function rowsOfWhatIsOver({ record, books }: PaymentMailContext): Row[] {
  const { paidCents, refundedCents } = books.payment;
  const rows: Row[] = [[common.rows.paidSoFar, formatCents(paidCents)]];
  if (refundedCents > 0) rows.push([common.rows.refundedSoFar, formatCents(refundedCents)]);
  if (record.kind !== 'donation') rows.push([common.rows.stillToPay, formatCents(0)]);
  return rows;
}

/** Of a plan by the office: what is left on its other bills, and when the next of them is due. */
export function partRows(context: PaymentMailContext): Row[] {
  const { record, settings, now } = context;
  const { parts = [] } = record;
  const [next] = parts;
  if (!next) return [];
  const left = sumCents(parts.map(({ leftCents }) => leftCents));
  const rows: Row[] = [[common.rows.leftOnParts, formatCents(left)]];
  if (next.dueDate && ownOf(context).owedCents === 0) {
    const amount = formatCents(next.leftCents);
    const isDue = next.dueDate <= dayOf(now, settings.timeZone);
    const when = isDue ? common.dueNow(amount) : common.dueBy(amount, formatDay(next.dueDate));
    rows.push([common.rows.nextPayment, when]);
  }
  return rows;
}

/** What a record asks its payer for, and what of it is owed: without the bills of another guardian. */
export function ownOf({ record, books, settings, now }: PaymentMailContext): Own {
  const { payment, paidElsewhereCents = 0 } = books;
  const { totalCents, coveredCents } = record.others ?? NO_OTHERS;
  const ownCents = payment.totalCents - totalCents;
  const came = payment.paidCents + paidElsewhereCents - coveredCents;
  const left = Math.max(0, ownCents - came);
  const owed = owedByHand(payment, dayOf(now, settings.timeZone), paidElsewhereCents);
  return {
    ownCents,
    owedCents: Math.min(owed.owedCents, left),
    dueCents: owed.dueCents,
    nextCents: Math.min(owed.nextCents, left),
  };
}

interface Own extends OwedByHand {
  ownCents: Cents;
}

const NO_OTHERS = { totalCents: 0, coveredCents: 0 };

function describeNext({ books }: PaymentMailContext, due: Cents, next: Cents): string {
  const { plan, paidCents } = books.payment;
  const settledCents = paidCents + (books.paidElsewhereCents ?? 0);
  const amount = formatCents(next);
  return due > 0 || !plan
    ? common.dueNow(amount)
    : common.dueBy(amount, formatDay(nextChargeOn(plan, settledCents)));
}
