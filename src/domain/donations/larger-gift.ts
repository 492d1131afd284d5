import type { Cents } from '#domain/money/money.ts';
import { MAX_CHARGE_CENTS } from '#domain/payments/charge-limits.ts';
import type { PayableKind } from '#domain/payments/choices.ts';
import type { Payment } from '#domain/payments/payment.ts';

/** Whether more may come than was promised: of a gift once, which is owed by nobody. */
export function mayBeLarger(kind: PayableKind, goesOn: boolean): boolean {
  return kind === 'donation' && !goesOn;
}

/** The most that may be noted of what is awaited. */
export function mostAwaitedCents(
  kind: PayableKind,
  { plan }: Pick<Payment, 'plan'>,
  owedCents: Cents,
): Cents {
  return mayBeLarger(kind, plan !== null) ? MAX_CHARGE_CENTS : owedCents;
}

/** The payment of a gift of which so much is there in all: where that is more than was promised, it is the gift. */
export function withGift(kind: PayableKind, payment: Payment, allCents: Cents): Payment {
  const { plan, totalCents } = payment;
  if (!mayBeLarger(kind, plan !== null) || allCents <= totalCents) return payment;
  return { ...payment, pledgedCents: payment.pledgedCents ?? totalCents, totalCents: allCents };
}
