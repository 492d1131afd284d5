import { describe, expect, test } from 'vitest';
import { createOrderPaymentEndpoint } from '#contracts/orders/public.ts';
import createOrderPayment from '#functions/create-order-payment.ts';
import stripeWebhook from '#functions/stripe-webhook.ts';
import { STRIPE_WEBHOOK_SECRET } from '#local/env.ts';
import { orders, outbox, paymentEvents } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { deliverOutbox } from '#server/use-cases/mail/deliver-outbox.ts';
import { flush, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { orderRequest } from '#tests/helpers/orders.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';

const control = openStripeControl(stack.stripe.url);
// Each test delivers its events itself, in the order it wants.
await control.pauseWebhooks();

async function placeOrder() {
  const request = orderRequest();
  await invoke(createOrderPayment, postJson(createOrderPaymentEndpoint.path, request));
  const order = await storedOrder(request.idempotencyKey);
  return {
    id: order.id,
    email: request.customer.email,
    sessionId: order.payment.stripeCheckoutSessionId ?? '',
  };
}

async function storedOrder(id: string) {
  const order = (await orders().doc(id).get()).data();
  if (!order) throw new Error(`There is no order ${id}`);
  return order;
}

/** The events that Stripe has about a session and its payment, oldest first. */
async function eventsOf(sessionId: string) {
  const session = await stripe().checkout.sessions.retrieve(sessionId);
  const all = await stripe().events.list({ limit: 100 });
  return all.data.reverse().filter((event) => {
    const text = JSON.stringify(event.data.object);
    return text.includes(sessionId) || text.includes(String(session.payment_intent));
  });
}

function deliver(event: object, secret = STRIPE_WEBHOOK_SECRET) {
  const payload = JSON.stringify(event);
  const request = postJson('/.netlify/functions/stripe-webhook', payload);
  request.headers.set(
    'stripe-signature',
    stripe().webhooks.generateTestHeaderString({ payload, secret }),
  );
  return invoke(stripeWebhook, request);
}

/** The occasions of an order's emails, without the payment that each is about. */
const mailsAbout = async (id: string) =>
  (await outbox().where('about', '==', `orders/${id}`).get()).docs
    .map((doc) => doc.id.replace(/-pi_\w+/, ''))
    .sort();

describe('a paid order', () => {
  test('is paid once and mailed once, though the event comes ten times at once', async () => {
    const { id, email, sessionId } = await placeOrder();
    await control.pay(sessionId, 'succeeds');
    const events = await eventsOf(sessionId);
    const completed = events.find((event) => event.type === 'checkout.session.completed');
    const responses = await Promise.all(Array.from({ length: 10 }, () => deliver(completed ?? {})));
    // Stripe would deliver again what lost a race; so do we.
    expect(responses.some((response) => response.ok)).toBe(true);
    for (const event of [...events, ...events]) expect((await deliver(event)).status).toBe(200);
    await flush();

    const order = await storedOrder(id);
    expect(order.payment).toMatchObject({ status: 'paid', refundedCents: 0 });
    expect(order.payment.paidAt).not.toBeNull();
    expect(await mailsAbout(id)).toEqual([`order-${id}-paid`, `order-${id}-paid-office`]);
    const mails = await stack.mailbox.readMail(email);
    expect(mails.map((mail) => mail.subject)).toEqual([`Thank you: order ${order.number} is paid`]);
    expect(mails[0]?.text).toContain('Total: $55.98');
    expect(
      (
        await paymentEvents()
          .doc(completed?.id ?? '')
          .get()
      ).data(),
    ).toMatchObject({
      type: 'checkout.session.completed',
      appliedTo: `orders/${id}`,
    });
  });

  test('paid and partly refunded ends the same whichever event comes first', async () => {
    const { id, sessionId } = await placeOrder();
    await control.pay(sessionId, 'succeeds');
    const session = await stripe().checkout.sessions.retrieve(sessionId);
    await stripe().refunds.create({ payment_intent: String(session.payment_intent), amount: 599 });
    for (const event of (await eventsOf(sessionId)).reverse()) {
      expect((await deliver(event)).status).toBe(200);
    }
    await flush();
    expect((await storedOrder(id)).payment).toMatchObject({
      status: 'partially_refunded',
      refundedCents: 599,
    });
    expect(await mailsAbout(id)).toEqual([
      `order-${id}-paid`,
      `order-${id}-paid-office`,
      `order-${id}-refunded-599`,
      `order-${id}-refunded-599-office`,
    ]);
  });

  test('refunded in two steps is refunded in full', async () => {
    const { id, sessionId } = await placeOrder();
    await control.pay(sessionId, 'succeeds');
    const session = await stripe().checkout.sessions.retrieve(sessionId);
    const intent = String(session.payment_intent);
    for (const amount of [1000, 4598]) {
      await stripe().refunds.create({ payment_intent: intent, amount });
      for (const event of await eventsOf(sessionId)) await deliver(event);
    }
    expect((await storedOrder(id)).payment).toMatchObject({
      status: 'refunded',
      refundedCents: 5598,
    });
  });

  test('disputed tells the office', async () => {
    const { id, sessionId } = await placeOrder();
    await control.pay(sessionId, 'succeeds');
    for (const event of await eventsOf(sessionId)) await deliver(event);
    await control.dispute(sessionId);
    for (const event of await eventsOf(sessionId)) await deliver(event);
    expect((await storedOrder(id)).payment.status).toBe('disputed');
    expect(await mailsAbout(id)).toContain(`order-${id}-disputed-office`);
  });

  test('whose page was noted nowhere, because we were stopped, is paid all the same', async () => {
    const { id, sessionId } = await placeOrder();
    await orders().doc(id).update({ 'payment.stripeCheckoutSessionId': null });
    await control.pay(sessionId, 'succeeds');
    for (const event of await eventsOf(sessionId)) await deliver(event);
    expect((await storedOrder(id)).payment).toMatchObject({
      status: 'paid',
      stripeCheckoutSessionId: sessionId,
    });
  });
});

describe('a bank payment', () => {
  test('is processing, then paid', async () => {
    const { id, sessionId } = await placeOrder();
    await control.pay(sessionId, 'ach');
    for (const event of await eventsOf(sessionId)) await deliver(event);
    expect((await storedOrder(id)).payment.status).toBe('processing');
    expect(await mailsAbout(id)).toEqual([]);
    await control.finishAch(sessionId, 'succeeds');
    for (const event of await eventsOf(sessionId)) await deliver(event);
    expect((await storedOrder(id)).payment.status).toBe('paid');
    expect(await mailsAbout(id)).toEqual([`order-${id}-paid`, `order-${id}-paid-office`]);
  });

  test('that the bank refuses is told to both sides', async () => {
    const { id, sessionId } = await placeOrder();
    await control.pay(sessionId, 'ach');
    await control.finishAch(sessionId, 'fails');
    for (const event of (await eventsOf(sessionId)).reverse()) await deliver(event);
    expect((await storedOrder(id)).payment.status).toBe('payment_failed');
    expect(await mailsAbout(id)).toEqual([
      `order-${id}-payment-failed`,
      `order-${id}-payment-failed-office`,
    ]);
  });
});

describe('other ends', () => {
  test('a declined card leaves the order waiting and mails nobody', async () => {
    const { id, sessionId } = await placeOrder();
    await control.pay(sessionId, 'declined');
    for (const event of await eventsOf(sessionId)) await deliver(event);
    expect((await storedOrder(id)).payment.status).toBe('pending');
    expect(await mailsAbout(id)).toEqual([]);
  });

  test('a page that ran out expires the order', async () => {
    const { id, sessionId } = await placeOrder();
    await stripe().checkout.sessions.expire(sessionId);
    for (const event of await eventsOf(sessionId)) await deliver(event);
    expect((await storedOrder(id)).payment.status).toBe('expired');
  });

  test('an event about something else is taken and changes nothing', async () => {
    const { id } = await placeOrder();
    const event = {
      id: `evt_${crypto.randomUUID()}`,
      type: 'customer.created',
      object: 'event',
      data: { object: { id: 'cus_1' } },
    };
    expect(await (await deliver(event)).json()).toEqual({ received: true, applied: false });
    expect((await paymentEvents().doc(event.id).get()).exists).toBe(false);
    expect((await storedOrder(id)).payment.status).toBe('pending');
  });
});

describe('a forged event', () => {
  test('with a wrong, a missing, an old or a future signature is refused and changes nothing', async () => {
    const { id, sessionId } = await placeOrder();
    await control.pay(sessionId, 'succeeds');
    const [event] = await eventsOf(sessionId);
    const payload = JSON.stringify(event);
    const unsigned = postJson('/.netlify/functions/stripe-webhook', payload);
    const old = postJson('/.netlify/functions/stripe-webhook', payload);
    old.headers.set(
      'stripe-signature',
      stripe().webhooks.generateTestHeaderString({
        payload,
        secret: STRIPE_WEBHOOK_SECRET,
        timestamp: 1_700_000_000,
      }),
    );
    // A clock that goes wrong, or a signature made today to be used tomorrow.
    const early = postJson('/.netlify/functions/stripe-webhook', payload);
    early.headers.set(
      'stripe-signature',
      stripe().webhooks.generateTestHeaderString({
        payload,
        secret: STRIPE_WEBHOOK_SECRET,
        timestamp: Math.floor(Date.now() / 1000) + 600,
      }),
    );
    for (const response of [
      await invoke(stripeWebhook, early),
      await deliver(event ?? {}, 'whsec_wrong'),
      await invoke(stripeWebhook, unsigned),
      await invoke(stripeWebhook, old),
    ]) {
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: { code: 'invalid_signature' } });
    }
    expect((await storedOrder(id)).payment.status).toBe('pending');
  });

  test('that names an order of ours with our own signature but another amount is not settled, and waits for the office', async () => {
    const { id, sessionId } = await placeOrder();
    await orders().doc(id).update({ 'payment.totalCents': 1 });
    await control.pay(sessionId, 'succeeds');
    const events = await eventsOf(sessionId);
    const completed = events.find((event) => event.type === 'checkout.session.completed');
    expect((await deliver(completed ?? {})).status).toBe(200);
    expect((await storedOrder(id)).payment.status).toBe('pending');
  });
});

test('stopped after the books and before the mail, the mail is sent later, once', async () => {
  const { id, email, sessionId } = await placeOrder();
  await control.pay(sessionId, 'succeeds');
  await stack.mail.stop();
  for (const event of await eventsOf(sessionId)) expect((await deliver(event)).status).toBe(200);
  await flush();
  expect((await storedOrder(id)).payment.status).toBe('paid');
  await stack.mail.start();
  expect(await stack.mailbox.readMail(email)).toEqual([]);
  const tomorrow = () => new Date(Date.now() + 86_400_000);
  await Promise.all([deliverOutbox({}, tomorrow), deliverOutbox({}, tomorrow)]);
  await deliverOutbox({}, tomorrow);
  expect(await stack.mailbox.readMail(email)).toHaveLength(1);
});
