import { type Cents, sumCents } from '#domain/money/money.ts';
import type { Payer, Payment } from '#domain/payments/payment.ts';
import { keptCents } from '#domain/payments/surplus.ts';
import { ownCents } from './own-cents.ts';
import type { PlayerBill } from './player-bill.ts';
import { sharedCents } from './received.ts';
import { isOwnBill, ownFirst } from './share-in-turn.ts';

type Billed = Pick<
  PlayerBill,
  'amountCents' | 'paymentStatus' | 'payment' | 'payer' | 'receivedCents'
>;

interface Registered {
  payer: Pick<Payer, 'email'>;
  payment: Payment;
}

/** What of a registration needs no paying any more: bills paid on their own, and bills that were canceled. */
export function coveredByBillsCents(
  bills: readonly Pick<Billed, 'amountCents' | 'paymentStatus' | 'payment'>[],
): Cents {
  return sumCents(
    bills.map((bill) => (bill.paymentStatus === 'cancelled' ? bill.amountCents : ownCents(bill))),
  );
}

/**
 * As much, less what of the registration's own money pays for nothing while a bill of another guardian stands:
 * that bill is not paid by what its payer paid for one that was canceled or lowered since.
 * @param bills all of the registration, with what has come towards each
 */
export function coveredCents({ payer, payment }: Registered, bills: readonly Billed[]): Cents {
  const covered = coveredByBillsCents(bills);
  const standing = bills.filter(isStandingBill);
  if (standing.every((bill) => isOwnBill(bill, payer))) return covered;
  return covered - Math.max(0, payment.paidCents - sumCents(standing.map(sharedCents)));
}

const isStandingBill = ({ paymentStatus }: Pick<Billed, 'paymentStatus'>) =>
  paymentStatus !== 'cancelled';

/** What canceled bills came to: nobody owes it, and it is in the total still. */
export function cancelledCents(
  bills: readonly Pick<Billed, 'amountCents' | 'paymentStatus'>[],
): Cents {
  return sumCents(
    bills
      .filter(({ paymentStatus }) => paymentStatus === 'cancelled')
      .map(({ amountCents }) => amountCents),
  );
}

/** Whether a registration is paid by its own money and that of its bills, as these stand. */
export function isPaidWith(registration: Registered, bills: readonly Billed[]): boolean {
  const { status, paidCents, totalCents } = registration.payment;
  return status === 'paid' && paidCents + coveredCents(registration, bills) >= totalCents;
}

/** Whether every bill of a registration was canceled, so that nothing of it is owed. */
export function areAllCancelled(bills: readonly Billed[]): boolean {
  return bills.length > 0 && bills.every(({ paymentStatus }) => paymentStatus === 'cancelled');
}

/**
 * What came beyond what is owed, by the registration's own payment and by those of its bills together:
 * both ask for the same money. Its payer owes no bill of another guardian: of that, only what their money has
 * paid counts. What came for a bill alone and stays there when it is canceled is for nothing: no other bill
 * counts it.
 * @param bills all of the registration, with what has come towards each
 */
export function registrationSurplusCents(
  { payer, payment }: Registered,
  bills: readonly Billed[],
): Cents {
  const cancelled = bills.filter((bill) => !isStandingBill(bill));
  const [own = [], others = []] = ownFirst(bills.filter(isStandingBill), payer);
  const owed = payment.totalCents - amountOf(cancelled) - amountOf(others);
  const forOthers = sumCents(others.map(sharedCents));
  const rest = keptCents(payment) + aloneCents(own) - Math.max(0, owed) - forOthers;
  return Math.max(0, rest) + sumCents([...others, ...cancelled].map(beyondBillCents));
}

/** Of what came for a bill alone, what pays for nothing: it was canceled, or as much was owed no more. */
function beyondBillCents(bill: Pick<Billed, 'amountCents' | 'paymentStatus' | 'payment'>): Cents {
  return Math.max(0, aloneCents([bill]) - (isStandingBill(bill) ? bill.amountCents : 0));
}

/**
 * Whose the surplus is that a registration has noted: what came beyond a bill of another guardian is theirs, the
 * rest its payer's.
 */
export function splitSurplus<Bill extends Billed>(
  { payer, payment }: { payer: Pick<Payer, 'email'>; payment: Pick<Payment, 'surplusCents'> },
  bills: readonly Bill[],
): { ownCents: Cents; others: { bill: Bill; cents: Cents }[] } {
  let ownCents = payment.surplusCents ?? 0;
  const others = bills
    .filter((bill) => !isOwnBill(bill, payer))
    .map((bill) => {
      const cents = Math.min(ownCents, beyondBillCents(bill));
      ownCents -= cents;
      return { bill, cents };
    })
    .filter(({ cents }) => cents > 0);
  return { ownCents, others };
}

const amountOf = (bills: readonly Billed[]) =>
  sumCents(bills.map(({ amountCents }) => amountCents));

/** What came for bills alone and has not gone back. */
const aloneCents = (bills: readonly Pick<Billed, 'payment'>[]): Cents =>
  sumCents(bills.map(({ payment }) => (payment ? keptCents(payment) : 0)));
