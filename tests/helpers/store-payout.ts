import type { Payout } from '#domain/payouts/payout.ts';
import { payouts } from '#server/gateways/records.ts';

/** A payout as Stripe's webhook leaves it, without its lines. */
export async function storePayout(given: Partial<Payout> = {}): Promise<Payout> {
  const payout: Payout = {
    id: `po_${crypto.randomUUID()}`,
    amountCents: 10_000,
    status: 'paid',
    failure: null,
    arrivesOn: '2024-02-12',
    isAutomatic: true,
    payments: 0,
    feeCents: 0,
    linesCents: 0,
    unmatched: 0,
    bank: 'open',
    match: null,
    createdAt: '2024-02-11T12:00:00.000Z',
    updatedAt: '2024-02-11T12:00:00.000Z',
    ...given,
  };
  await payouts().doc(payout.id).set(payout);
  return payout;
}
