import { type Cents, sumCents } from '#domain/money/money.ts';
import type { PaymentStatus } from './choices.ts';
import { isEndedByHand } from './ended-by-hand.ts';
import type { PaymentFacts, SubscriptionFacts } from './facts.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import type { Payment } from './payment.ts';
import { standingEntries } from './reversal.ts';

/**
 * Whether the facts are of a payment page that another has taken the place of: they say nothing of the present.
 * @param entries of the record, before the facts are booked
 */
export function isSuperseded(
  payment: Payment,
  facts: PaymentFacts,
  entries: readonly LedgerEntry[],
): boolean {
  const { session, charge } = facts;
  const present = payment.stripeCheckoutSessionId;
  if (!session || present === null || session.id === present) return false;
  // Money counts, whichever page it came by, and what is on its way must arrive or fail.
  const isOnItsWay = entries.some(({ id, status }) => id === charge?.id && status === 'processing');
  return charge?.status !== 'paid' && !isOnItsWay && facts.subscription === null;
}

/** Whether Stripe says of the present page that it was paid. */
function isPagePaid({ stripeCheckoutSessionId }: Payment, facts: PaymentFacts | null): boolean {
  const session = facts?.session;
  return session?.id === stripeCheckoutSessionId && session?.status === 'complete';
}

/**
 * Whether a payment page may be open: not once Stripe has told us that it was paid or has expired. One
 * that says what it asks for is open until then, whatever came before it.
 */
export function mayHavePage(payment: Payment): boolean {
  const { status, asksCents, stripePaymentIntentId, stripeSubscriptionId } = payment;
  if (payment.stripeCheckoutSessionId === null || status === 'expired') return false;
  if (asksCents !== undefined) return true;
  if (status === 'processing') return false;
  return stripePaymentIntentId === null && stripeSubscriptionId === null;
}

/**
 * The payment as it must stand given what Stripe says now and the record's ledger. Depends on these
 * alone, not on which event brought us here, so events delivered twice, late or out of order end the same.
 * @param facts null where only the ledger has changed: money by hand came, or was taken back
 * @param entries all of the record, with the charge of the facts already booked
 * @param paidElsewhereCents what came for the same by another way: a registration's bills
 */
export function settlePayment(
  payment: Payment,
  facts: PaymentFacts | null,
  entries: readonly LedgerEntry[],
  paidElsewhereCents: Cents = 0,
): Payment {
  const arrived = entries.filter((entry) => entry.paidAt !== null);
  const sums = {
    paidCents: sumCents(arrived.map((entry) => entry.amountCents)),
    refundedCents: sumCents(arrived.map((entry) => entry.refundedCents)),
  };
  const standing = {
    ...sums,
    paidElsewhereCents,
    has: (status: LedgerEntry['status']) => hasStatus(entries, status),
  };
  const agreed = atEnd(payment, sums.paidCents);
  const { asksCents, ...kept } = agreed;
  return {
    ...kept,
    ...(asksCents !== undefined && !isPagePaid(payment, facts) && { asksCents }),
    ...sums,
    status: statusOf(agreed, facts, standing),
    stripeCheckoutSessionId: presentPage(payment, facts, entries),
    stripePaymentIntentId:
      newest(entries, 'stripePaymentIntentId') ?? payment.stripePaymentIntentId,
    stripeCustomerId: facts?.customerId ?? payment.stripeCustomerId,
    stripeSubscriptionId: facts?.subscription?.id ?? payment.stripeSubscriptionId,
    paidAt:
      standingEntries(arrived)
        .map((entry) => entry.paidAt)
        .sort()[0] ?? null,
  };
}

/**
 * What the office has ended asks for what has come, also once less of it is there: a check bounced. A gift that was
 * larger than its pledge is what has come, and the pledge at least.
 */
function atEnd(payment: Payment, paidCents: Cents): Payment {
  const { endedByOffice, pledgedCents } = payment;
  if (endedByOffice && paidCents > 0) return { ...payment, totalCents: paidCents };
  if (pledgedCents === undefined) return payment;
  return { ...payment, totalCents: Math.max(pledgedCents, paidCents) };
}

/**
 * The page that was opened last stays the present one until its money has arrived, whatever is heard of
 * others: it may be open, or a bank may be at work on it.
 */
function presentPage(
  { stripeCheckoutSessionId: present }: Payment,
  facts: PaymentFacts | null,
  entries: readonly LedgerEntry[],
): string | null {
  const hasArrived = entries.some(
    (entry) => entry.stripeCheckoutSessionId === present && entry.paidAt !== null,
  );
  if (present !== null && !hasArrived) return present;
  return newest(entries, 'stripeCheckoutSessionId') ?? present ?? facts?.session?.id ?? null;
}

/**
 * An id at Stripe of the money that was sent last; where none has arrived, of what is under way. The
 * same whichever of them was heard of first.
 */
function newest(
  entries: readonly LedgerEntry[],
  field: 'stripeCheckoutSessionId' | 'stripePaymentIntentId',
): string | null {
  const rank = ({ paidAt, status, id }: LedgerEntry) =>
    `${paidAt ?? (status === 'processing' ? '1' : '0')} ${id}`;
  const [last] = entries
    .filter((entry) => entry[field] && entry.status !== 'reversal')
    .sort((a, b) => (rank(a) < rank(b) ? 1 : -1));
  return last?.[field] ?? null;
}

/** What the ledger says of a record. */
interface Standing {
  paidCents: Cents;
  refundedCents: Cents;
  paidElsewhereCents: Cents;
  has(status: LedgerEntry['status']): boolean;
}

function statusOf(payment: Payment, facts: PaymentFacts | null, ledger: Standing): PaymentStatus {
  const { plan, totalCents } = payment;
  // Whatever becomes of what came.
  if (isEndedByHand(payment) && !facts?.subscription) return 'ended';
  if (ledger.has('disputed')) return 'disputed';
  if (payment.endedByOffice && ledger.paidCents === 0) return 'cancelled';
  // Discounts or the office have settled it.
  if (totalCents === 0 && ledger.paidCents === 0) return payment.status;
  const { paidCents } = ledger;
  // A plan at Stripe goes on with the whole, whatever its bills have got on their own.
  const paidElsewhereCents = isRunning(payment, facts) ? 0 : ledger.paidElsewhereCents;
  const isAllIn =
    plan?.count !== null && paidCents > 0 && paidCents + paidElsewhereCents >= totalCents;
  // Only what came beyond what is owed was refunded.
  const isStillIn = paidCents - ledger.refundedCents >= totalCents;
  if (isAllIn) return isStillIn ? 'paid' : (afterRefunds(ledger) ?? 'paid');
  if (plan && facts?.subscription) return planStatus(facts.subscription, payment, facts, ledger);
  // A bank works on a part of it.
  if (ledger.has('processing')) return 'processing';
  if (plan && payment.stripeSubscriptionId) return planStatusByHand(payment.status);
  // What a bank took back is not owed any more, where it was given up since.
  if (paidCents === 0 && ledger.has('dispute_lost') && isGivenUp(payment)) return payment.status;
  // Taken back by the payer's bank: owed, and to be paid again.
  if (!plan && ledger.has('dispute_lost')) return 'payment_failed';
  // Of installments by hand only the part that was lost is asked for again.
  if (plan && paidCents === 0 && ledger.has('dispute_lost')) return 'pending';
  if (paidCents === 0) return unpaidStatus(payment, facts);
  const refunded = afterRefunds(ledger);
  // Whoever got back all that came of what has no end does not go on.
  if (plan?.count === null && refunded === 'refunded') return refunded;
  // Noted by hand, in part: the rest is still owed.
  if (plan) return 'active';
  const left = refunded ?? 'pending';
  // A check that bounced is owed again, whatever was refunded of the rest.
  return left === 'partially_refunded' && ledger.has('reversal') ? 'pending' : left;
}

/** Whether Stripe charges a plan. What came apart from it, of which the status may speak, came once it had ended. */
function isRunning({ status, stripeSubscriptionId }: Payment, facts: PaymentFacts | null): boolean {
  if (facts?.subscription) return facts.subscription.status !== 'ended';
  return stripeSubscriptionId !== null && RUNNING.includes(status);
}

/** Of a plan that goes on, or that may be resumed. */
export const RUNNING: readonly PaymentStatus[] = ['pending', 'active', 'past_due', 'paused'];

/** Of a plan at Stripe while money comes or goes apart from it: only the last of it is news, and only an ended plan was paid so. */
function planStatusByHand(status: PaymentStatus): PaymentStatus {
  return APART_FROM_PLAN.includes(status) ? 'ended' : status;
}

const APART_FROM_PLAN: readonly PaymentStatus[] = ['paid', 'processing', 'disputed'];

function afterRefunds({ paidCents, refundedCents }: Standing): PaymentStatus | undefined {
  if (refundedCents === 0) return undefined;
  return refundedCents >= paidCents ? 'refunded' : 'partially_refunded';
}

function planStatus(
  { status }: SubscriptionFacts,
  payment: Payment,
  facts: PaymentFacts,
  ledger: Standing,
): PaymentStatus {
  const nothingPaid = ledger.paidCents === 0;
  switch (status) {
    case 'ended':
      // Its rest, paid apart from it.
      if (ledger.has('processing')) return 'processing';
      if (!nothingPaid && ledger.refundedCents >= ledger.paidCents) return 'refunded';
      return nothingPaid && ledger.has('failed') ? 'payment_failed' : 'ended';
    case 'starting':
      return nothingPaid ? unpaidStatus(payment, facts) : 'active';
    case 'running':
      // The first charge may be a bank payment that takes days.
      return nothingPaid && ledger.has('processing') ? 'processing' : 'active';
    default:
      return status;
  }
}

function unpaidStatus(payment: Payment, facts: PaymentFacts | null): PaymentStatus {
  if (facts?.charge) return facts.charge.status === 'failed' ? 'payment_failed' : 'processing';
  if (facts?.session?.status === 'complete') return 'processing';
  if (!facts?.session) return WITH_MONEY.includes(payment.status) ? 'pending' : payment.status;
  // Its page does not bring it back.
  if (isGivenUp(payment)) return payment.status;
  // Of a page that asked for what is due, nothing was given up: it is owed as before.
  const wasForm = payment.asksCents === undefined;
  return facts.session.status === 'expired' && wasForm ? 'expired' : 'pending';
}

/** By the office, or for another way to pay. */
const isGivenUp = ({ status }: Payment) => status === 'ended' || status === 'cancelled';

/** What only money makes of a payment: when all of it is taken back, it is owed as before. */
const WITH_MONEY: readonly PaymentStatus[] = ['paid', 'active', 'partially_refunded', 'refunded'];

const hasStatus = (entries: readonly LedgerEntry[], status: LedgerEntry['status']) =>
  entries.some((entry) => entry.status === status);
