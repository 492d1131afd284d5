import { afterEach, expect, test } from 'vitest';
import { stripe } from '#server/gateways/stripe.ts';
import { stack } from '#tests/helpers/functions.ts';
import {
  entriesOf,
  mailsAbout,
  openPayment,
  paymentOf,
  storeDonation,
  storeSponsorship,
} from '#tests/helpers/payables.ts';
import { openPortal, openStripeControl } from '#tests/helpers/stripe-control.ts';
import { forgetPlans, settleEvents } from '#tests/helpers/stripe-events.ts';

/* Whose end a plan has: ours after its last charge, or an earlier one of its payer. */

const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();
afterEach(forgetPlans);

test.each([
  ['after the first payment was booked', true],
  ['before we heard of it', false],
])('a plan that its payer canceled in a portal, %s, ends when the payer said', async (_, heard) => {
  const sponsorship = await storeSponsorship({ totalCents: 40_000, frequency: 'quarterly' });
  await control.pay(await openPayment('sponsorship', sponsorship), 'succeeds');
  if (heard) await settleEvents();
  const [plan] = (await stripe().subscriptions.list({ limit: 1 })).data;
  const ours = plan?.cancel_at ?? null;
  expect(ours !== null).toBe(heard);
  const inPortal = await openPortal(String(plan?.customer), plan?.id ?? '');
  await inPortal('cancel');
  const theirs = await stripe().subscriptions.retrieve(plan?.id ?? '');
  expect(theirs).toMatchObject({ cancel_at_period_end: false, cancel_at: expect.any(Number) });
  await settleEvents();
  expect((await stripe().subscriptions.retrieve(theirs.id)).cancel_at).toBe(theirs.cancel_at);
  await control.advance(200);
  await settleEvents();
  expect(await entriesOf(sponsorship.id)).toHaveLength(1);
  expect(await paymentOf('sponsorship', sponsorship.id)).toMatchObject({
    status: 'ended',
    paidCents: 10_000,
  });
});

test('a plan that its payer canceled and then kept ends after its last charge again', async () => {
  const sponsorship = await storeSponsorship({ totalCents: 40_000, frequency: 'quarterly' });
  await control.pay(await openPayment('sponsorship', sponsorship), 'succeeds');
  await settleEvents();
  const { stripeCustomerId, stripeSubscriptionId } = await paymentOf('sponsorship', sponsorship.id);
  const subscriptionId = stripeSubscriptionId ?? '';
  const { cancel_at } = await stripe().subscriptions.retrieve(subscriptionId);
  const inPortal = await openPortal(stripeCustomerId ?? '', subscriptionId);
  for (const action of ['cancel', 'keep']) {
    await inPortal(action);
    await settleEvents();
  }
  expect((await stripe().subscriptions.retrieve(subscriptionId)).cancel_at).toBe(cancel_at);
});

test.each([
  [
    'installments',
    'sponsorship',
    () => storeSponsorship({ totalCents: 40_000, frequency: 'quarterly' }),
  ],
  ['a monthly gift', 'donation', () => storeDonation({ totalCents: 2500, frequency: 'monthly' })],
] as const)('%s: paused and then canceled, the plan has ended', async (_, kind, store) => {
  const record = await store();
  await control.pay(await openPayment(kind, record), 'succeeds');
  await settleEvents();
  const { stripeSubscriptionId } = await paymentOf(kind, record.id);
  const plan = stripeSubscriptionId ?? '';
  await stripe().subscriptions.update(plan, { pause_collection: { behavior: 'void' } });
  await settleEvents();
  expect((await paymentOf(kind, record.id)).status).toBe('paused');
  await stripe().subscriptions.cancel(plan);
  expect((await stripe().subscriptions.retrieve(plan)).pause_collection).not.toBeNull();
  await settleEvents();
  expect((await paymentOf(kind, record.id)).status).toBe('ended');
  const told = (await mailsAbout(`${kind}s/${record.id}`)).map(({ subject }) => subject);
  expect(told.filter((subject) => subject.includes('your plan has ended'))).toHaveLength(1);
});
