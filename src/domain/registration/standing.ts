import type { BillStatus, PlayerBill } from '#domain/billing/player-bill.ts';
import { type Cents, sumCents } from '#domain/money/money.ts';
import { PAYMENT_STATUSES, type PaymentStatus } from '#domain/payments/choices.ts';
import type { Payment } from '#domain/payments/payment.ts';

/** Where a registration stands: as its payment does, or as its bills do where these say more. */
export const REGISTRATION_STANDINGS = [...PAYMENT_STATUSES, 'overdue'] as const;
export type RegistrationStanding = (typeof REGISTRATION_STANDINGS)[number];

/** Of these nothing came by the registration's own payment: it may be paid by its bills alone. */
const MAY_BE_PAID: readonly PaymentStatus[] = ['pending', 'expired', 'payment_failed', 'ended'];

/** Of these its bills may say more. A dispute and the like are said as they are. */
const MAY_BE_OVERDUE: readonly PaymentStatus[] = [
  ...MAY_BE_PAID,
  ...(['active', 'past_due', 'partially_refunded'] as const),
];
/** A refund in full is said as it is, too, unless the office has split off parts that are owed. */
export const MAY_DIFFER: readonly PaymentStatus[] = [...MAY_BE_OVERDUE, 'refunded'];

/** What hangs on a registration: its bills, and those that the office has split off from them for a plan. */
export interface Hanging<Bill> {
  bills: readonly Bill[];
  parts: readonly Bill[];
}
export type OfRegistration = Hanging<Pick<PlayerBill, 'amountCents' | 'payment'>>;

type States = Hanging<Pick<PlayerBill, 'paymentStatus'>>;

/** One state for a registration, its bills and their parts. */
export function registrationStanding(
  status: PaymentStatus,
  { bills, parts }: States,
): RegistrationStanding {
  const standing = standingWithBills(status, bills.map(statusOf));
  const split = parts.map(statusOf);
  if (standing !== 'paid' && !MAY_DIFFER.some((one) => one === standing)) return standing;
  if (split.includes('overdue')) return 'overdue';
  const isOver = standing === 'paid' || standing === 'refunded';
  return isOver && split.includes('pending') ? 'pending' : standing;
}

const statusOf = ({ paymentStatus }: Pick<PlayerBill, 'paymentStatus'>) => paymentStatus;

function standingWithBills(
  status: PaymentStatus,
  bills: readonly BillStatus[],
): RegistrationStanding {
  if (MAY_BE_OVERDUE.includes(status) && bills.includes('overdue')) return 'overdue';
  const isPaid =
    bills.includes('paid') && bills.every((bill) => bill === 'paid' || bill === 'cancelled');
  return MAY_BE_PAID.includes(status) && isPaid ? 'paid' : status;
}

/**
 * A registration's payment as people are shown it: with what came for its bills alone, and with what is asked
 * and came for their parts. What is kept of each stays apart.
 */
export function withMoneyOfBills<
  T extends Pick<Payment, 'totalCents' | 'paidCents' | 'refundedCents'>,
>(payment: T, { bills, parts }: OfRegistration): T {
  const own = [...bills, ...parts].flatMap((bill) => bill.payment ?? []);
  const sum = (field: 'paidCents' | 'refundedCents'): Cents =>
    sumCents([payment, ...own].map((one) => one[field]));
  return {
    ...payment,
    totalCents: payment.totalCents + sumCents(parts.map(({ amountCents }) => amountCents)),
    paidCents: sum('paidCents'),
    refundedCents: sum('refundedCents'),
  };
}
