import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { PAYMENT_STATUSES, type PaymentStatus } from '#domain/payments/choices.ts';

/** Where a registration stands: as its payment does, or overdue as one of its bills is. */
export const REGISTRATION_STANDINGS = [...PAYMENT_STATUSES, 'overdue'] as const;
export type RegistrationStanding = (typeof REGISTRATION_STANDINGS)[number];

/** Of these a bill that is overdue says more. A dispute, a refund in full and the like are said as they are. */
export const MAY_BE_OVERDUE: readonly PaymentStatus[] = [
  ...(['pending', 'expired', 'payment_failed', 'active', 'past_due', 'ended'] as const),
  'partially_refunded',
];

/** One state for a registration and its bills. @param bills all of the registration */
export function registrationStanding(
  status: PaymentStatus,
  bills: readonly Pick<PlayerBill, 'paymentStatus'>[],
): RegistrationStanding {
  const isLate = bills.some(({ paymentStatus }) => paymentStatus === 'overdue');
  return isLate && MAY_BE_OVERDUE.includes(status) ? 'overdue' : status;
}
