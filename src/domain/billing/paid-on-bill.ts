import type { Cents } from '#domain/money/money.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { keptCents } from '#domain/payments/surplus.ts';
import type { PlayerBill } from './player-bill.ts';

type Billed = Pick<PlayerBill, 'amountCents' | 'paymentStatus' | 'payment'>;

/** What came on one bill and did not go back: on itself, and its share of what came for its registration. */
export function paidOnBill(bill: Billed, registration: Payment | undefined): Cents {
  const alone = bill.payment ? keptCents(bill.payment) : 0;
  const whole = registration
    ? Math.round(keptCents(registration) * shareOf(bill, registration))
    : 0;
  return alone + (alone > 0 ? 0 : whole);
}

function shareOf({ amountCents }: Billed, { totalCents }: Payment): number {
  return amountCents / Math.max(totalCents, amountCents, 1);
}
