import { expect, test } from 'vitest';
import { listCharges } from '#domain/payments/charge-day.ts';
import type { PaymentFrequency } from '#domain/payments/choices.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { stack } from '#tests/helpers/functions.ts';
import {
  entriesOf,
  openPayment,
  paymentOf,
  storeRegistration,
  storeSponsorship,
} from '#tests/helpers/payables.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { deliverAll, takeEvents } from '#tests/helpers/stripe-events.ts';

/* What is shown before a plan is begun, what Stripe has as its subscription and what it charges over its life. */

const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();
await takeEvents();

/** More than a year, so that every plan of installments has come to its end. */
const A_LIFE_DAYS = 400;
const registrations = [1, 2, 3, 4, 5].flatMap((players) =>
  (['one-time', 'monthly', 'quarterly'] as const).map((frequency) => ({
    kind: 'registration' as const,
    what: `${players} players, ${frequency}`,
    store: async () => (await storeRegistration(players, { frequency })).registration,
  })),
);
/** Every frequency at the tiers of the demo, and amounts that do not divide. */
const AMOUNTS: readonly [PaymentFrequency, readonly number[]][] = [
  ['annual', [50_000, 100_000]],
  ['quarterly', [50_000, 100_000, 250_000, 99_999]],
  ['monthly', [12_345, 500_000]],
];
const sponsorships = AMOUNTS.flatMap(([frequency, amounts]) =>
  amounts.map((totalCents) => ({
    kind: 'sponsorship' as const,
    what: `${totalCents} cents, ${frequency}`,
    store: () => storeSponsorship({ totalCents, frequency }),
  })),
);
const ALL = [...registrations, ...sponsorships];

/** The events that money comes by: those of every renewal beside them would only take time. */
async function settleMoney() {
  const types = ['checkout.session.completed', 'invoice.paid', 'customer.subscription.deleted'];
  await deliverAll((await takeEvents()).filter(({ type }) => types.includes(type)));
}

/** What the page shows before anything is paid; of a plan without an end, the first two years. */
function shownCharges({ plan, totalCents }: Payment): number[] {
  if (!plan) return [totalCents];
  if (plan.count === null) return [plan.firstCents, plan.eachCents];
  return listCharges(plan).map(({ cents }) => cents);
}

test(`${ALL.length} plans: shown, at Stripe and charged agree to the cent, and each ends by itself`, async () => {
  const begun = [];
  for (const { kind, what, store } of ALL) {
    const record = await store();
    await control.pay(await openPayment(kind, record), 'succeeds');
    begun.push({ kind, what, record });
  }
  await settleMoney();
  for (const { kind, what, record } of begun) {
    const { stripeSubscriptionId } = await paymentOf(kind, record.id);
    const { plan } = record.payment;
    expect(stripeSubscriptionId === null, what).toBe(plan === null);
    if (!plan || !stripeSubscriptionId) continue;
    const { items, cancel_at } = await stripe().subscriptions.retrieve(stripeSubscriptionId);
    expect(items.data[0]?.price.unit_amount, what).toBe(plan.eachCents);
    expect(cancel_at === null, what).toBe(plan.count === null);
  }
  await control.advance(A_LIFE_DAYS);
  await settleMoney();
  for (const { kind, what, record } of begun) {
    const { plan } = record.payment;
    const shown = shownCharges(record.payment);
    const entries = await entriesOf(record.id);
    expect(
      entries.map(({ amountCents }) => amountCents),
      what,
    ).toEqual(shown);
    const payment = await paymentOf(kind, record.id);
    const runsOn = plan?.count === null;
    expect(payment.status, what).toBe(runsOn ? 'active' : 'paid');
    expect(payment.paidCents, what).toBe(shown.reduce((sum, cents) => sum + cents, 0));
    if (!payment.stripeSubscriptionId) continue;
    const { status } = await stripe().subscriptions.retrieve(payment.stripeSubscriptionId);
    expect(status, what).toBe(runsOn ? 'active' : 'canceled');
  }
}, 180_000);
