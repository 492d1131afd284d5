import type Stripe from 'stripe';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { ledger } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import type { Made, World } from './world.ts';

/* What payers, their banks and their cards do. */

export const BILL_PAID = 'bills paid by a guardian';

/** Payers with an open page pay, are declined, use a bank account or leave. */
export async function payOpenPages(world: World): Promise<void> {
  const { random, stripe: control } = world;
  for (const made of world.made) {
    if (made.sessionId === null) continue;
    const { sessionId } = made;
    // One that a guardian opened for a bill.
    const isBill = made.kind === 'bill';
    if (made.paysSurely || (isBill && world.lacks(BILL_PAID))) {
      await control.pay(sessionId, 'succeeds');
      world.count(isBill ? BILL_PAID : 'pages paid');
      made.sessionId = null;
    } else if (random.chance(0.1)) {
      // Left open: it runs out by itself.
      made.sessionId = null;
      world.count('pages left');
    } else if (random.chance(0.15)) {
      await control.pay(sessionId, 'declined');
      world.count('cards declined');
    } else if (random.chance(0.12)) {
      await control.pay(sessionId, 'ach');
      world.count('bank payments begun');
      await settleAtBank(world, made, sessionId);
    } else {
      await control.pay(sessionId, 'succeeds');
      world.count(isBill ? BILL_PAID : 'pages paid');
      made.sessionId = null;
    }
  }
}

async function settleAtBank(
  { random, stripe: control, count }: World,
  made: Made,
  sessionId: string,
) {
  const outcome = random.chance(0.8) ? 'succeeds' : 'fails';
  await control.finishAch(sessionId, outcome);
  count(`bank payments: ${outcome}`);
  made.sessionId = null;
}

/** Some dispute a charge, and banks decide on what was disputed before. */
export async function dispute(world: World, paid: readonly LedgerEntry[]): Promise<void> {
  const { random, stripe: control } = world;
  for (const { payment_intent, status } of await openDisputes()) {
    const missing = (['won', 'lost'] as const).find((one) => world.lacks(`disputes ${one}`));
    const isDecided = random.chance(0.4) || missing !== undefined;
    if (status !== 'needs_response' || !isDecided) continue;
    const either = random.chance(0.5) ? 'won' : 'lost';
    const outcome = missing ?? either;
    await control.closeDispute(String(payment_intent), outcome);
    world.count(`disputes ${outcome}`);
  }
  for (const entry of paid) {
    if (!random.chance(0.006) && !world.lacks('charges disputed', 2)) continue;
    await control.disputeCharge(entry.stripePaymentIntentId ?? '');
    world.count('charges disputed');
  }
}

/** Cards of plans stop working or work again, and some plans are stopped by their payers. */
export async function changePlans(world: World): Promise<void> {
  const { random, stripe: control } = world;
  for await (const { id, latest_invoice, status } of stripe().subscriptions.list({ limit: 100 })) {
    if (random.chance(0.02)) {
      await control.setPlanCard(id, 'failed');
      world.count('plans whose card fails');
    } else if (status === 'past_due' && random.chance(0.5)) {
      await control.setPlanCard(id, 'paid');
      await control.payInvoice(String(latest_invoice), 'paid');
      world.count('failed charges paid later');
    } else if (random.chance(0.005) || (status === 'active' && world.lacks('plans stopped'))) {
      await stripe().subscriptions.cancel(id);
      world.count('plans stopped');
    }
  }
}

/** Refunds that are given in Stripe's own dashboard, past ours. */
export async function refundAtStripe(world: World, paid: readonly LedgerEntry[]): Promise<void> {
  for (const entry of paid) {
    if (!world.random.chance(0.003)) continue;
    const amount = world.random.between(1, entry.amountCents);
    await stripe().refunds.create({ payment_intent: entry.stripePaymentIntentId ?? '', amount });
    world.count('refunds in Stripe’s dashboard');
  }
}

/** How the season calls it that the program's own bank does not take a payout. */
export const SENT_BACK = 'payouts sent back by the bank';

/** Stripe pays out by itself; now and then the bank sends a payout back, also one that was paid. */
export async function sendPayoutsBack(world: World): Promise<void> {
  const { data } = await stripe().payouts.list({ limit: 5 });
  for (const { id, status } of data) {
    if (status === 'failed' || (!world.random.chance(0.03) && !world.lacks(SENT_BACK))) continue;
    await world.stripe.failPayout(id);
    world.count(SENT_BACK);
  }
}

/** The ledger's card and bank charges that stand as they came, in a fixed order. */
export async function paidByStripe(): Promise<LedgerEntry[]> {
  const { docs } = await ledger().where('status', '==', 'paid').get();
  return docs
    .map((doc) => doc.data())
    .filter(({ stripePaymentIntentId }) => stripePaymentIntentId !== null)
    .sort((a, b) => orderOf(a).localeCompare(orderOf(b)));
}

/** By what does not hang on when we heard of it: events are delivered at the same time. */
const orderOf = ({ paidAt, label, amountCents }: LedgerEntry) =>
  `${paidAt} ${label} ${String(amountCents).padStart(9, '0')}`;

async function openDisputes(): Promise<Stripe.Dispute[]> {
  const found: Stripe.Dispute[] = [];
  for await (const one of stripe().disputes.list({ limit: 100 })) found.push(one);
  return found;
}
