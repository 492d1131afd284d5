import { type Cents, sumCents } from '#domain/money/money.ts';
import { nextChargeOn } from '#domain/payments/due-now.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import type { Payer, Payment } from '#domain/payments/payment.ts';
import type { Plan } from '#domain/payments/plan.ts';
import { keptCents } from '#domain/payments/surplus.ts';
import { cameForOwnCents } from './came-for-own.ts';
import { ownCents } from './own-cents.ts';
import { type BillStatus, isOpenBill, type PlayerBill } from './player-bill.ts';
import { ownFirst, shareInTurn } from './share-in-turn.ts';
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
  | 'id'
  | 'amountCents'
  | 'adjustments'
  | 'paymentStatus'
  | 'payment'
  | 'payer'
  | 'dueDate'
  | 'receivedCents'
  | 'cancelledAt'
  | 'updatedAt'
>;

/** The registration that bills have in common. */
interface Shared {
  payer: Pick<Payer, 'email'>;
  payment: Pick<Payment, 'paidCents' | 'refundedCents'>;
  /** Its own in the ledger. */
  entries: readonly LedgerEntry[];
}

/**
 * Bills with what has come towards each that is open: on its own, and its share of what came for the
 * registration that they have in common. Its payer's own bills have theirs before those of another guardian
 * have any. Cents that do not divide go to those due first. What came counts before refunds, as everywhere: a family
 * does not owe again what went back.
 * @param shared the registration, or null
 * @returns the bills in their order; one of which nothing is news is the same object
 */
export function noteReceived<T extends Billed>(bills: readonly T[], shared: Shared | null): T[] {
  const open = bills.filter(isOpenBill).sort(byDueDate);
  const [own = [], others = []] = ownFirst(open, shared?.payer);
  const settled = sumCents(bills.filter(isPaid).map(sharedCents));
  const came = shared?.payment.paidCents ?? 0;
  const ofOwn = shareInTurn(Math.max(came - settled, 0), [own], askedCents);
  const beyond = shared ? Math.min(ofOwn.left, beyondOwnCents(bills, shared)) : 0;
  const ofOthers = shareInTurn(beyond, [others], askedCents);
  const shares = new Map([...ofOwn.shares, ...ofOthers.shares]);
  return bills.map((bill) => {
    const share = shares.get(bill.id);
    return withReceived(bill, share === undefined ? 0 : aloneCents(bill) + share);
  });
}

/**
 * What of a registration's money may pay open bills of another guardian: what came beyond all that its payer's
 * own bills asked for, and did not go back. What its payer paid for a bill that was canceled or lowered since
 * stays theirs, to be refunded.
 */
function beyondOwnCents(bills: readonly Billed[], { payer, payment, entries }: Shared): Cents {
  const [own = [], others = []] = ownFirst(bills, payer);
  const standing = own.filter(({ paymentStatus }) => paymentStatus !== 'cancelled');
  const needed = Math.min(payment.paidCents, sumCents(standing.map(askedCents)));
  const ofOwn = Math.max(needed, cameForOwnCents(own, entries));
  const beyond = Math.min(payment.paidCents - ofOwn, keptCents(payment) - needed);
  return Math.max(0, beyond - sumCents(others.filter(isPaid).map(sharedCents)));
}

const isPaid = ({ paymentStatus }: Pick<PlayerBill, 'paymentStatus'>) => paymentStatus === 'paid';

type Counted = Pick<PlayerBill, 'amountCents' | 'paymentStatus' | 'payment' | 'receivedCents'>;

const aloneCents = (bill: Counted): Cents => Math.min(ownCents(bill), bill.amountCents);

const askedCents = (bill: Counted): Cents => bill.amountCents - aloneCents(bill);

/** What of a bill its registration's money has paid: what has come for it, and did not come on itself. */
export function sharedCents(bill: Counted): Cents {
  if (bill.paymentStatus === 'cancelled') return 0;
  return Math.max(0, bill.amountCents - stillOwedCents(bill) - aloneCents(bill));
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
