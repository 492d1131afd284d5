import type { Cents } from '#domain/money/money.ts';
import { nextChargeOn } from '#domain/payments/due-now.ts';
import type { Payment } from '#domain/payments/payment.ts';
import type { Plan } from '#domain/payments/plan.ts';
import { ownCents } from './own-cents.ts';
import { type BillStatus, isOpenBill, type PlayerBill } from './player-bill.ts';
import type { SponsorBill } from './sponsor-bill.ts';

/** What a bill still asks for; nothing where it is not open. */
export function stillOwedCents(bill: {
  amountCents: Cents;
  paymentStatus: BillStatus;
  receivedCents?: Cents | undefined;
}): Cents {
  return isOpenBill(bill) ? bill.amountCents - (bill.receivedCents ?? 0) : 0;
}

/** Sets what has come towards a bill; the very same bill where that is not news. */
function withReceived<T extends { receivedCents?: Cents | undefined }>(bill: T, cents: Cents): T {
  return (bill.receivedCents ?? 0) === cents ? bill : { ...bill, receivedCents: cents };
}

type Billed = Pick<
  PlayerBill,
  'id' | 'amountCents' | 'paymentStatus' | 'payment' | 'dueDate' | 'receivedCents'
>;

/**
 * Bills with what has come towards each that is open: on its own, and its share of what came for the
 * registration that they have in common. Cents that do not divide go to those due first.
 * @param shared the payment of the registration, or null
 * @returns the bills in their order; one of which nothing is news is the same object
 */
export function noteReceived<T extends Billed>(bills: readonly T[], shared: Payment | null): T[] {
  const open = bills.filter(isOpenBill).sort(byDueDate);
  const asked = open.map((bill) => bill.amountCents - aloneCents(bill));
  const all = asked.reduce((sum, cents) => sum + cents, 0);
  const came = Math.min(Math.max((shared?.paidCents ?? 0) - settledCents(bills), 0), all);
  const shares = asked.map((cents) => (all === 0 ? 0 : Math.floor((came * cents) / all)));
  let rest = came - shares.reduce((sum, cents) => sum + cents, 0);
  const received = new Map<string, Cents>();
  for (const [index, bill] of open.entries()) {
    const share = shares[index] ?? 0;
    const extra = rest > 0 && share < (asked[index] ?? 0) ? 1 : 0;
    rest -= extra;
    received.set(bill.id, aloneCents(bill) + share + extra);
  }
  return bills.map((bill) => withReceived(bill, received.get(bill.id) ?? 0));
}

const aloneCents = (bill: Billed): Cents => Math.min(ownCents(bill), bill.amountCents);

/** What the registration has settled already: of bills that are paid, what did not come on themselves. */
function settledCents(bills: readonly Billed[]): Cents {
  return bills
    .filter(({ paymentStatus }) => paymentStatus === 'paid')
    .reduce((sum, bill) => sum + bill.amountCents - aloneCents(bill), 0);
}

const byDueDate = (a: Billed, b: Billed) =>
  (a.dueDate ?? NEVER).localeCompare(b.dueDate ?? NEVER) || a.id.localeCompare(b.id);
const NEVER = '9999-12-31';

/**
 * A sponsor's bill with what has come towards it while it is open; of what is paid by the year, what
 * has come of the year that is not whole yet. A dispute opens the bill of a year that has come: what is
 * disputed is there until it is lost.
 */
export function noteSponsorReceived<
  T extends Pick<SponsorBill, 'amountCents' | 'paymentStatus' | 'receivedCents' | 'dueDate'>,
>(bill: T, payment: Payment): T {
  if (!isOpenBill(bill)) return withReceived(bill, 0);
  const { paidCents, plan } = payment;
  const isWholeYear = plan?.count === null && isOfDisputedYear(bill, payment, plan);
  const counts = plan?.count === null ? paidCents % bill.amountCents : paidCents;
  return withReceived(bill, isWholeYear ? bill.amountCents : Math.min(counts, bill.amountCents));
}

/** Whether a bill is of a year whose money has come and is disputed, and not of a later one. */
function isOfDisputedYear(
  { dueDate, amountCents }: Pick<SponsorBill, 'dueDate' | 'amountCents'>,
  { status, paidCents }: Payment,
  plan: Plan,
): boolean {
  if (status !== 'disputed' || paidCents < amountCents) return false;
  return dueDate === null || dueDate < nextChargeOn(plan, paidCents);
}
