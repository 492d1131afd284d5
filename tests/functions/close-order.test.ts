import { expect, test } from 'vitest';
import { closeOrderEndpoint, fulfillOrderEndpoint } from '#contracts/orders/dashboard.ts';
import { reversePaymentEndpoint } from '#contracts/payments/dashboard.ts';
import { dayOf } from '#domain/calendar/calendar.ts';
import { sumCents } from '#domain/money/money.ts';
import { nextFulfillments } from '#domain/orders/fulfillment.ts';
import type { Order } from '#domain/orders/order.ts';
import { orders } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { readOwing } from '#server/use-cases/families/read-open.ts';
import { runNightly } from '#server/use-cases/nightly/run-nightly.ts';
import { placeOrder } from '#server/use-cases/orders/place-order.ts';
import { actionsOn } from '#tests/helpers/audit-log.ts';
import { daysAgo, ZONE } from '#tests/helpers/days.ts';
import { stack } from '#tests/helpers/functions.ts';
import { correct, note, refused, sendAs } from '#tests/helpers/hand-money.ts';
import { mailsTo, office, send } from '#tests/helpers/office.ts';
import { orderRequest } from '#tests/helpers/orders.ts';
import { entriesOf, mailsAbout } from '#tests/helpers/payables.ts';
import { storeOrder } from '#tests/helpers/store-order.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { settleEvents } from '#tests/helpers/stripe-events.ts';

/* An order of which a part came is closed by the office at that part: it is paid, and packed. */

await stack.seed();
const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();
const stored = async (id: string) => (await orders().doc(id).get()).data() as Order;
const close = async (id: string, seen?: string) =>
  sendAs(office, closeOrderEndpoint.path, { id, seen: seen ?? (await stored(id)).updatedAt });
const reverse = (entryId: string) =>
  sendAs(office, reversePaymentEndpoint.path, { entryId, reason: 'Bounced', date: daysAgo(0) });
/** What came on a day, less what was taken back. */
const movedOn = async (id: string, day: string) =>
  sumCents(
    (await entriesOf(id))
      .filter(({ paidAt }) => paidAt && dayOf(new Date(paidAt), ZONE) === day)
      .map(({ amountCents }) => amountCents),
  );
const owes = async ({ payer }: Order) =>
  (await readOwing(new Date())).families.some(({ email }) => email === payer.email);

/** An order by check of three weeks ago, of which this much is there. */
async function partlyPaid(cents: number) {
  const order = await storeOrder({ paymentMethod: 'check' });
  await orders()
    .doc(order.id)
    .update({ createdAt: new Date(daysAgo(20)).toISOString() });
  return { order, entryId: (await note(office, 'order', order.id, cents)).id };
}

test('a paid order of which a part was refunded by check is owed no more, and packed', async () => {
  const { order, entryId } = await partlyPaid(3598);
  expect((await close(order.id)).status).toBe(409);
  expect((await reverse(entryId)).status).toBe(200);
  await note(office, 'order', order.id, 3000, daysAgo(0));
  // The books have the refund on its own day, as the bank does.
  expect(await movedOn(order.id, daysAgo(3))).toBe(3598);
  expect(await movedOn(order.id, daysAgo(0))).toBe(-598);
  expect(await owes(order)).toBe(true);
  expect((await close(order.id)).status).toBe(200);
  const closed = await stored(order.id);
  const paid = { status: 'paid', totalCents: 3000, paidCents: 3000, endedByOffice: true };
  expect(closed.payment).toMatchObject(paid);
  expect(nextFulfillments(closed)).toContain('packed');
  expect(await owes(order)).toBe(false);
  expect(await actionsOn(`orders/${order.id}`)).toContain('order.closed');
  await runNightly(new Date());
  const mails = await mailsAbout(`orders/${order.id}`);
  expect(mails.filter(({ id }) => id.includes('reminder'))).toEqual([]);
  expect(mails.map(({ text }) => text).join()).not.toContain('Nothing was charged or refunded');
  const told = mails.find(({ id }) => id === `order-${order.id}-closed`);
  expect(told?.subject).toBe(`Your order ${order.number}: nothing more to pay`);
  expect(told?.text).toContain('We will not ask for more');
  expect((await close(order.id)).status).toBe(409);
});

test('who gets it reads that what was not paid for is not in the box', async () => {
  const { order } = await partlyPaid(3000);
  expect((await close(order.id)).status).toBe(200);
  for (const fulfilment of ['packed', 'shipped']) {
    const { updatedAt: seen } = await stored(order.id);
    const step = await send(fulfillOrderEndpoint.path, { id: order.id, seen, fulfilment });
    expect(step.status).toBe(200);
  }
  const sent = (await mailsTo(order.payer.email)).find(({ id }) => id.includes('-shipped-'));
  expect(sent?.text).toContain('We received $30.00 for this order');
  expect(sent?.text).toContain('You ordered');
});

test('when its check bounces nothing is owed, and it can be recorded again', async () => {
  const { order, entryId } = await partlyPaid(3000);
  expect((await close(order.id)).status).toBe(200);
  expect((await reverse(entryId)).status).toBe(200);
  const closed = await stored(order.id);
  expect(closed.payment).toMatchObject({ status: 'cancelled', paidCents: 0 });
  expect(nextFulfillments(closed)).toEqual([]);
  expect(await owes(order)).toBe(false);
  const again = await note(office, 'order', order.id, 3000);
  expect((await stored(order.id)).payment).toMatchObject({ status: 'paid', totalCents: 3000 });
  // The receipt does not say that all of it comes, and its sum adds up.
  const mails = await mailsAbout(`orders/${order.id}`);
  const receipt = mails.find(({ id }) => id === `order-${order.id}-paid-${again.id}`);
  expect(receipt?.text).toContain('We received $30.00 for this order');
  expect(receipt?.text).not.toContain('getting your order ready');
  expect(receipt?.text).toMatch(/Total: \$35\.98\s+Paid so far: \$30\.00/);
});

test('one of which nothing is sent says no address when its check clears after all', async () => {
  const { order, entryId } = await partlyPaid(599);
  expect((await close(order.id)).status).toBe(200);
  const { updatedAt: seen } = await stored(order.id);
  const aside = { id: order.id, seen, fulfilment: 'nothing_to_send' };
  expect((await send(fulfillOrderEndpoint.path, aside)).status).toBe(200);
  expect((await reverse(entryId)).status).toBe(200);
  const again = await note(office, 'order', order.id, 599);
  const mails = await mailsAbout(`orders/${order.id}`);
  const receipts = mails.filter(({ id }) => id.startsWith(`order-${order.id}-paid-${again.id}`));
  expect(receipts).toHaveLength(2);
  for (const { text } of receipts) expect(text).not.toContain('12 Court Street');
});

test('a refund that comes back brings an order with nothing to send back to those to pack', async () => {
  const request = orderRequest();
  const id = request.idempotencyKey;
  const { checkout } = await placeOrder(request, new Date());
  await control.pay(checkout?.sessionId ?? '', 'succeeds');
  await settleEvents();
  const { payment, subtotalCents: amount } = await stored(id);
  const items = { payment_intent: payment.stripePaymentIntentId ?? '', amount };
  const refund = await stripe().refunds.create(items);
  await settleEvents();
  const { updatedAt: seen } = await stored(id);
  const aside = { id, seen, fulfilment: 'nothing_to_send' };
  expect((await send(fulfillOrderEndpoint.path, aside)).status).toBe(200);
  await control.failRefund(refund.id);
  await settleEvents();
  expect(await stored(id)).toMatchObject({ fulfilment: 'open', payment: { status: 'paid' } });
});

test('one of which nothing came, and one that was changed meanwhile, stays', async () => {
  const unpaid = await storeOrder({ paymentMethod: 'check' });
  const { message } = await refused(await close(unpaid.id), 409);
  expect(message).toContain('To give up one that nobody paid for, press Cancel Order');
  const { order } = await partlyPaid(3000);
  expect((await close(order.id, '2026-01-01T00:00:00.000Z')).status).toBe(409);
  expect((await stored(order.id)).payment.status).toBe('pending');
});

test('the check of one that is closed can be corrected upward', async () => {
  const { order, entryId } = await partlyPaid(3000);
  expect((await close(order.id)).status).toBe(200);
  expect((await correct(office, entryId, { amountCents: 3200 })).status).toBe(200);
  expect((await stored(order.id)).payment).toMatchObject({ status: 'paid', totalCents: 3200 });
});
