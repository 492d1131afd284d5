import type { Payout } from '#domain/payouts/payout.ts';
import { WAITING } from '#domain/payouts/payout-line.ts';
import { payoutLines, payouts } from '#server/gateways/records.ts';

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
    linesAfter: null,
    bank: 'open',
    match: null,
    createdAt: '2024-02-11T12:00:00.000Z',
    updatedAt: '2024-02-11T12:00:00.000Z',
    ...given,
  };
  await payouts().doc(payout.id).set(payout);
  return payout;
}

/** What Stripe took from the balance by a line of its own, as it does for subscriptions. */
export async function storeFeeLine(netCents: number, on: Date): Promise<void> {
  const at = on.toISOString();
  const id = `txn_${crypto.randomUUID()}`;
  await payoutLines().doc(id).set({
    id,
    kind: 'fee',
    type: 'stripe_fee',
    amountCents: netCents,
    feeCents: 0,
    netCents,
    at,
    payout: WAITING,
    sourceId: null,
    paymentIntentId: null,
    entryId: null,
    label: null,
    fit: 'own',
    createdAt: at,
    updatedAt: at,
  });
}
