import { afterEach, describe, expect, test } from 'vitest';
import { createOrderPaymentEndpoint } from '#contracts/orders/public.ts';
import createOrderPayment from '#functions/create-order-payment.ts';
import { orders } from '#server/gateways/records.ts';
import { deliverOutbox } from '#server/use-cases/mail/deliver-outbox.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { flush, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { orderRequest } from '#tests/helpers/orders.ts';

const send = (body: unknown) =>
  invoke(createOrderPayment, postJson(createOrderPaymentEndpoint.path, body));
const storedOrder = async (id: string) => (await orders().doc(id).get()).data();

afterEach(async () => {
  await Promise.all(
    [stack.firestore, stack.content, stack.stripe, stack.mail].map((service) => service.start()),
  );
});

async function expectUnavailable(response: Response, code: string) {
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('10');
  expect(await response.json()).toMatchObject({ error: { code } });
}

test('Stripe down: told that nothing was charged; the same form then opens the page of the one order', async () => {
  const request = orderRequest();
  await stack.stripe.stop();
  allowConsole(/payment_unavailable/);
  await expectUnavailable(await send(request), 'payment_unavailable');
  expect((await storedOrder(request.idempotencyKey))?.payment.status).toBe('pending');
  await stack.stripe.start();
  const answer = createOrderPaymentEndpoint.response.parse(await (await send(request)).json());
  expect(answer.checkout?.url).toContain(stack.stripe.url);
  expect((await orders().where('customer.email', '==', request.customer.email).get()).size).toBe(1);
});

test('Sanity down: nothing is ordered at a guessed price', async () => {
  const request = orderRequest();
  await stack.content.stop();
  allowConsole(/service_unavailable/);
  await expectUnavailable(await send(request), 'service_unavailable');
  expect(await storedOrder(request.idempotencyKey)).toBeUndefined();
  await stack.content.start();
  expect((await send(request)).status).toBe(200);
});

describe('Firestore down', () => {
  test('told within ten seconds; the same form then makes the one order', async () => {
    const request = orderRequest({ customer: { paymentMethod: 'check' } });
    await stack.firestore.stop();
    allowConsole(/service_unavailable|after_answer/);
    await expectUnavailable(await send(request), 'service_unavailable');
    await stack.firestore.start();
    expect((await send(request)).status).toBe(200);
    await flush();
    await deliverOutbox();
    expect(await stack.mailbox.readMail(request.customer.email)).toHaveLength(1);
  });
});

test('mail server down: the order goes through, and the mail is sent when it is back', async () => {
  const request = orderRequest({ customer: { paymentMethod: 'check' } });
  await stack.mail.stop();
  expect((await send(request)).status).toBe(200);
  await flush();
  expect((await storedOrder(request.idempotencyKey))?.payment.status).toBe('pending');
  await stack.mail.start();
  await deliverOutbox({}, () => new Date(Date.now() + 60_000));
  expect(await stack.mailbox.readMail(request.customer.email)).toHaveLength(1);
});
