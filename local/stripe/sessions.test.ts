import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { API_VERSION } from './account.ts';
import { eventually, ORDER, receiveWebhooks, runStripe } from './test-stripe.ts';

test('answers in the API version the installed SDK speaks', () => {
  expect(API_VERSION).toBe(Stripe.API_VERSION);
});

test('a session is created, paid by card and retrieved with its payment and charge', async () => {
  const hook = await receiveWebhooks();
  const { stripe, control } = await runStripe(hook);
  const created = await stripe.checkout.sessions.create(ORDER);
  expect(created).toMatchObject({
    object: 'checkout.session',
    amount_total: 5598,
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    client_reference_id: 'order-1',
    metadata: { orderId: 'order-1' },
  });
  expect(created.id).toMatch(/^cs_test_\w{59}$/);
  expect(created.expires_at - created.created).toBe(86_400);

  await control(`sessions/${created.id}/pay`, { outcome: 'succeeds' });

  const paid = await stripe.checkout.sessions.retrieve(created.id, {
    expand: ['payment_intent.latest_charge', 'line_items'],
  });
  expect(paid).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    payment_intent: {
      status: 'succeeded',
      amount_received: 5598,
      metadata: { orderId: 'order-1' },
      latest_charge: { status: 'succeeded', amount: 5598, paid: true },
    },
  });
  expect(paid.line_items?.data.map((line) => line.description)).toEqual(['Team Cap', 'Shipping']);
  await eventually(() => hook.types().sort()).toEqual([
    'charge.succeeded',
    'charge.updated',
    'checkout.session.completed',
    'payment_intent.created',
    'payment_intent.succeeded',
  ]);
});

test('a declined card leaves the session open and the next try uses the same payment intent', async () => {
  const { stripe, control } = await runStripe();
  const { id } = await stripe.checkout.sessions.create(ORDER);
  expect(await control(`sessions/${id}/pay`, { outcome: 'declined' })).toMatchObject({
    kind: 'declined',
    message: 'Your card was declined.',
  });
  const declined = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
  expect(declined).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: {
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined', message: 'Your card was declined.' },
    },
  });

  await control(`sessions/${id}/pay`, { outcome: 'succeeds' });
  const paid = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
  const intents = [declined, paid].map(
    (session) => (session.payment_intent as Stripe.PaymentIntent).id,
  );
  expect(intents[0]).toBe(intents[1]);
  expect(paid.payment_intent).toMatchObject({ status: 'succeeded', last_payment_error: null });
  const events = await stripe.events.list({ type: 'payment_intent.payment_failed' });
  expect(events.data).toHaveLength(1);
});

test.each([
  { outcome: 'succeeds', type: 'checkout.session.async_payment_succeeded', status: 'paid' },
  { outcome: 'fails', type: 'checkout.session.async_payment_failed', status: 'unpaid' },
] as const)('a bank payment stays pending until the bank answers: $outcome', async (bank) => {
  const { stripe, control } = await runStripe();
  const { id } = await stripe.checkout.sessions.create(ORDER);
  await control(`sessions/${id}/pay`, { outcome: 'ach' });
  const pending = await stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent.latest_charge'],
  });
  expect(pending).toMatchObject({
    status: 'complete',
    payment_status: 'unpaid',
    payment_intent: { status: 'processing', latest_charge: { status: 'pending' } },
  });

  await control(`sessions/${id}/bank`, { outcome: bank.outcome });
  const settled = await stripe.checkout.sessions.retrieve(id);
  expect(settled).toMatchObject({ status: 'complete', payment_status: bank.status });
  const events = await stripe.events.list({ type: bank.type });
  expect(events.data.map((event) => event.data.object)).toMatchObject([{ id }]);
});

test('a bank account that is not verified is not charged, and 10 days later the payment has failed', async () => {
  const { stripe, control } = await runStripe();
  const { id } = await stripe.checkout.sessions.create(ORDER);
  await control(`sessions/${id}/pay`, { outcome: 'unverified' });
  const read = () => stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
  const waiting = { status: 'complete', payment_status: 'unpaid' };
  const next_action = { type: 'verify_with_microdeposits' };
  await control('advance', { days: 9 });
  expect(await read()).toMatchObject({
    ...waiting,
    payment_intent: { status: 'requires_action', latest_charge: null, next_action },
  });
  await control('advance', { days: 1 });
  const code = 'payment_method_microdeposit_verification_timeout';
  expect(await read()).toMatchObject({
    ...waiting,
    payment_intent: {
      status: 'requires_payment_method',
      latest_charge: null,
      last_payment_error: { code },
    },
  });
  const type = 'checkout.session.async_payment_failed';
  const events = (await stripe.events.list({ type })).data;
  expect(events.map((event) => event.data.object)).toMatchObject([{ id }]);
});

test('a bank account that is verified in time is charged', async () => {
  const { stripe, control } = await runStripe();
  const { id } = await stripe.checkout.sessions.create(ORDER);
  await control(`sessions/${id}/pay`, { outcome: 'unverified' });
  await control(`sessions/${id}/bank`, { outcome: 'succeeds' });
  await control('advance', { days: 11 });
  const expand = ['payment_intent.latest_charge'];
  expect(await stripe.checkout.sessions.retrieve(id, { expand })).toMatchObject({
    payment_status: 'paid',
    payment_intent: { status: 'succeeded', next_action: null, latest_charge: { amount: 5598 } },
  });
});

test('a session expires after 24 hours, or when it is told to, and cannot be paid then', async () => {
  const { stripe, control } = await runStripe();
  const [first, second] = await Promise.all([
    stripe.checkout.sessions.create(ORDER),
    stripe.checkout.sessions.create(ORDER),
  ]);
  expect(await stripe.checkout.sessions.expire(first.id)).toMatchObject({ status: 'expired' });
  await expect(stripe.checkout.sessions.expire(first.id)).rejects.toThrow('status of expired');
  expect(second.expires_at - second.created).toBe(86_400);
  // Ten minutes for a slow machine: its clock goes on, too.
  await control('advance', { seconds: 86_400 - 600 });
  expect((await stripe.checkout.sessions.retrieve(second.id)).status).toBe('open');
  await control('advance', { seconds: 600 });
  const expired = await stripe.checkout.sessions.retrieve(second.id);
  expect(expired).toMatchObject({ status: 'expired', url: null });
  expect(await control(`sessions/${second.id}/pay`, { outcome: 'succeeds' })).toMatchObject({
    error: { message: 'This Checkout Session is expired.' },
  });
  const events = await stripe.events.list({ type: 'checkout.session.expired' });
  expect(events.data).toHaveLength(2);
});
