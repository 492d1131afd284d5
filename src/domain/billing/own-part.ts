import { sumCents } from '#domain/money/money.ts';
import type { Payment } from '#domain/payments/payment.ts';
import type { PlayerBill } from './player-bill.ts';
import { sharedCents } from './received.ts';

type Billed = Pick<PlayerBill, 'amountCents' | 'paymentStatus' | 'payment' | 'receivedCents'>;

/**
 * What of a registration's payment is for the bills of its payer.
 * @param others its bills that another guardian pays
 */
export function ownPart<T extends Pick<Payment, 'totalCents' | 'paidCents'>>(
  payment: T,
  others: readonly Billed[],
): T {
  return {
    ...payment,
    totalCents: payment.totalCents - sumCents(others.map(({ amountCents }) => amountCents)),
    paidCents: payment.paidCents - sumCents(others.map(sharedCents)),
  };
}
