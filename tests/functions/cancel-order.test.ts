import { expect, test } from 'vitest';
import { cancelOrderEndpoint } from '#contracts/orders/dashboard.ts';
import { markPaidEndpoint, reversePaymentEndpoint } from '#contracts/payments/dashboard.ts';
import adminPayments from '#functions/admin-payments.ts';
import { auditLog, orders } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { openOwed } from '#server/use-cases/billing/open-owed.ts';
import { placeOrder } from '#server/use-cases/orders/place-order.ts';
import { daysAgo } from '#tests/helpers/days.ts';
import { invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { correct, note } from '#tests/helpers/hand-money.ts';
import { orderRequest } from '#tests/helpers/orders.ts';
import { mailsAbout } from '#tests/helpers/payables.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';
import { storeOrder } from '#tests/helpers/store-order.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { deliverAll, listEvents, settleEvents, takeEvents } from '#tests/helpers/stripe-events.ts';

/* An order that nobody paid for is given up by the office. */

await stack.seed();
const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();
const office = await signUpUser({ role: 'admin' });
const send = (path: string, body: object) =>
  invoke(adminPayments, sentBy(office, postJson(path, body)));
const cancel = ({ id, updatedAt }: { id: string; updatedAt: string }) =>
  send(cancelOrderEndpoint.path, { id, seen: updatedAt });
const stored = async (id: string) => {
  const order = (await orders().doc(id).get()).data();
  if (!order) throw new Error('There is no such order.');
  return order;
};

test('an order by check is canceled once; the buyer is mailed, and nothing is owed any more', async () => {
  const order = await storeOrder({ paymentMethod: 'check' });
  expect((await cancel(order)).status).toBe(200);
  expect(await stored(order.id)).toMatchObject({
    payment: { status: 'cancelled' },
    cancelledAt: expect.any(String),
  });
  const mails = await mailsAbout(`orders/${order.id}`);
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [order.customer.email, `Your order ${order.number} is canceled`],
  ]);
  const again = await cancel(await stored(order.id));
  expect(again.status).toBe(409);
  expect(await again.text()).toContain('already');
  expect(await mailsAbout(`orders/${order.id}`)).toHaveLength(1);
  const logged = await auditLog().where('subject', '==', `orders/${order.id}`).get();
  expect(logged.docs.map((doc) => doc.data().action)).toEqual(['order.cancelled']);
  const noted = await send(markPaidEndpoint.path, {
    kind: 'order',
    recordId: order.id,
    idempotencyKey: crypto.randomUUID(),
    payment: { method: 'check', date: '2026-01-05', reference: '' },
  });
  expect(noted.status).toBe(409);
});

test.each([
  ['en', 'You owe nothing for it', /did not pay|send it back/],
  ['es', 'No debe nada', /no lo pagó|devolveremos/],
] as const)(
  'whose money was sent back is not told that it never came: %s',
  async (language, says, not) => {
    const order = await storeOrder({ paymentMethod: 'check' });
    await orders().doc(order.id).update({ 'payer.language': language });
    const { id: entryId } = await note(office, 'order', order.id, 3598);
    const back = { entryId, reason: 'Refunded by check', date: daysAgo(0) };
    expect((await send(reversePaymentEndpoint.path, back)).status).toBe(200);
    expect((await cancel(await stored(order.id))).status).toBe(200);
    const told = (await mailsAbout(`orders/${order.id}`)).find(({ id }) =>
      id.endsWith('-cancelled'),
    );
    expect(told?.text).toContain(says);
    expect(told?.text).not.toMatch(not);
  },
);

test('who never paid, but had the check of another recorded by mistake, may have one on its way', async () => {
  const order = await storeOrder({ paymentMethod: 'check' });
  const other = await storeOrder({ paymentMethod: 'check' });
  const { id: entryId } = await note(office, 'order', order.id, 3598);
  const to = { kind: 'order', recordId: other.id } as const;
  expect((await correct(office, entryId, { to, amountCents: 3598 })).status).toBe(200);
  expect((await cancel(await stored(order.id))).status).toBe(200);
  const told = (await mailsAbout(`orders/${order.id}`)).find(({ id }) => id.endsWith('-cancelled'));
  expect(told?.text).toContain('send it back');
});

test('the payment page of one by card is closed first', async () => {
  const request = orderRequest();
  const { checkout } = await placeOrder(request, new Date());
  if (!checkout) throw new Error('The order has no payment page.');
  const seen = await stored(request.idempotencyKey);
  expect((await cancel(seen)).status).toBe(200);
  expect((await stored(seen.id)).payment.status).toBe('cancelled');
  const session = await stripe().checkout.sessions.retrieve(checkout.sessionId);
  expect(session.status).toBe('expired');
});

test('canceled after a lost dispute, it stays so when Stripe tells of its page, or of the dispute again', async () => {
  const request = orderRequest();
  const { checkout } = await placeOrder(request, new Date());
  await control.pay(checkout?.sessionId ?? '', 'succeeds');
  await settleEvents();
  const order = await stored(request.idempotencyKey);
  const charge = order.payment.stripePaymentIntentId ?? '';
  await control.disputeCharge(charge);
  await control.closeDispute(charge, 'lost');
  await settleEvents();
  expect((await stored(order.id)).payment.status).toBe('payment_failed');
  const way = { successPath: () => '/pay', cancelPath: '/pay' };
  await openOwed({ kind: 'order', recordId: order.id }, way, new Date());
  expect((await cancel(await stored(order.id))).status).toBe(200);
  const events = await takeEvents();
  expect(events.map(({ type }) => type)).toContain('checkout.session.expired');
  await deliverAll([...events, ...(await listEvents())]);
  expect((await stored(order.id)).payment).toMatchObject({ status: 'cancelled', paidCents: 0 });
  const told = (await mailsAbout(`orders/${order.id}`)).find(({ id }) => id.endsWith('-cancelled'));
  expect(told?.text).not.toContain('did not pay');
});

test('what money has come for, was changed meanwhile, or is not there stays', async () => {
  const paid = await storeOrder({ paid: true });
  expect((await cancel(paid)).status).toBe(409);
  const part = await storeOrder();
  const noted = await send(markPaidEndpoint.path, {
    kind: 'order',
    recordId: part.id,
    idempotencyKey: crypto.randomUUID(),
    payment: { method: 'check', date: '2026-01-05', reference: '', amountCents: 100 },
  });
  expect(noted.status).toBe(200);
  const refused = await cancel(await stored(part.id));
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain('We received a payment');
  const changed = await storeOrder();
  expect((await cancel({ ...changed, updatedAt: '2026-01-01T00:00:00.000Z' })).status).toBe(409);
  expect((await stored(changed.id)).payment.status).toBe('pending');
  const gone = { id: crypto.randomUUID(), updatedAt: changed.updatedAt };
  expect((await cancel(gone)).status).toBe(404);
});
