import type Stripe from 'stripe';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { stripe } from '#server/gateways/stripe.ts';
import type { World } from '../world.ts';
import { netOf, sum } from './records.ts';

/** Every charge of Stripe and every hand payment is one entry of the same amount, and nothing else is. */
export async function checkBooks(
  { noted }: World,
  entries: readonly LedgerEntry[],
): Promise<string[]> {
  const differences: string[] = [];
  const expected = new Map<string, number>();
  const lost = await lostByCharge();
  for await (const charge of stripe().charges.list({ limit: 100 })) {
    if (charge.status !== 'succeeded') continue;
    const intent = String(charge.payment_intent);
    const kept = charge.amount - charge.amount_refunded - (lost.get(charge.id) ?? 0);
    expected.set(intent, (expected.get(intent) ?? 0) + kept);
  }
  for (const { entryId, amountCents } of noted) expected.set(entryId, amountCents);

  const booked = new Map<string, LedgerEntry[]>();
  for (const entry of entries.filter(({ paidAt }) => paidAt !== null)) {
    const source = entry.stripePaymentIntentId ?? entry.id;
    booked.set(source, [...(booked.get(source) ?? []), entry]);
  }
  for (const [source, cents] of expected) {
    const found = booked.get(source) ?? [];
    // What a bank or a reversal takes back is an entry of its own, below zero.
    const arrivals = found.filter(({ amountCents }) => amountCents > 0 || cents < 0);
    if (arrivals.length !== 1) differences.push(`${source} is booked ${arrivals.length} times`);
    const got = sum(found.map(netOf));
    if (got !== cents) differences.push(`${source} is ${cents} cents, the books say ${got}`);
  }
  for (const source of booked.keys()) {
    if (!expected.has(source)) differences.push(`${source} is in the books and nowhere else`);
  }
  const [all, ours] = [sum([...expected.values()]), sum(entries.map(netOf))];
  if (all !== ours) differences.push(`in all ${all} cents came, the books hold ${ours}`);
  return differences;
}

/** What the banks took back for good, by charge. */
async function lostByCharge(): Promise<Map<string, number>> {
  const lost = new Map<string, number>();
  const disputes: AsyncIterable<Stripe.Dispute> = stripe().disputes.list({ limit: 100 });
  for await (const { charge, amount, status } of disputes) {
    if (status === 'lost') lost.set(String(charge), amount);
  }
  return lost;
}
