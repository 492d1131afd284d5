import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteApp, getApps } from 'firebase-admin/app';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createOrderPaymentEndpoint } from '#contracts/orders/public.ts';
import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import createOrderPayment from '#functions/create-order-payment.ts';
import deliverOutboxFunction from '#functions/deliver-outbox.ts';
import { orders, outbox } from '#server/gateways/records.ts';
import { deliverOutbox } from '#server/use-cases/mail/deliver-outbox.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { flush, get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { orderRequest } from '#tests/helpers/orders.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';

const control = openStripeControl(stack.stripe.url);

const send = (body: unknown) =>
  invoke(createOrderPayment, postJson(createOrderPaymentEndpoint.path, body));
const mailTo = (change: Partial<OutboxMail>): OutboxMail => {
  const id = crypto.randomUUID();
  const noon = '2026-01-05T12:00:00.000Z';
  const to = `${id}@example.com`;
  return {
    ...{ id, to, replyTo: null, subject: 'Hello', text: 'Hi', html: 'Hi' },
    ...{ needs: 'nothing', data: { mode: 'reset', email: to }, about: 'orders/none' },
    ...{ status: 'pending', attempts: 0, nextAttemptAt: noon, lastError: null },
    ...{ createdAt: noon, sentAt: null },
    ...change,
  };
};
const storedOrder = async (id: string) => (await orders().doc(id).get()).data();

/** Firebase's SDK reads where Auth is when it first asks. */
const forgetAddresses = () => Promise.all(getApps().map((app) => deleteApp(app)));

afterEach(async () => {
  vi.unstubAllEnvs();
  await forgetAddresses();
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

test('an error that Stripe repeats for a day keeps no order from its payment page', async () => {
  const request = orderRequest();
  allowConsole(/payment_unavailable/);
  await control.fail(4, 'during');
  await expectUnavailable(await send(request), 'payment_unavailable');
  await control.fail(0);
  const answer = createOrderPaymentEndpoint.response.parse(await (await send(request)).json());
  expect(answer.checkout?.url).toContain(stack.stripe.url);
  const again = createOrderPaymentEndpoint.response.parse(await (await send(request)).json());
  expect(again.checkout).toEqual(answer.checkout);
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

test('Firebase Auth down: held emails wait, and all others go out', async () => {
  const held = orderRequest({ customer: { paymentMethod: 'check' } });
  const waits = orderRequest({ customer: { paymentMethod: 'check' } });
  await stack.mail.stop();
  for (const request of [held, waits]) expect((await send(request)).status).toBe(200);
  await flush();
  await stack.mail.start();
  const mailOf = ({ idempotencyKey }: typeof held) =>
    outbox().doc(`order-${idempotencyKey}-instructions`);
  const nextAttemptAt = new Date().toISOString();
  await mailOf(held).update({ status: 'held', nextAttemptAt });
  await mailOf(waits).update({ nextAttemptAt });

  await forgetAddresses();
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:1');
  allowConsole(/release_held/);
  const answer = await invoke(deliverOutboxFunction, get('/.netlify/functions/deliver-outbox'));
  expect(answer.status).toBe(200);
  expect(await stack.mailbox.readMail(waits.customer.email)).toHaveLength(1);
  expect((await mailOf(held).get()).data()).toMatchObject({ status: 'held', nextAttemptAt });
});

describe('Firebase Auth that takes connections and answers nobody', () => {
  const silent = createServer(() => undefined);
  beforeAll(async () => {
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
  });
  afterAll(() => {
    silent.close();
    silent.closeAllConnections();
  });

  test('held emails and sign-in links wait, and all others go out with the run', async () => {
    // More links than a run takes at once: they go first, and must not keep the others.
    const links = Array.from({ length: 41 }, () => mailTo({ needs: 'account-link' }));
    const held = mailTo({ status: 'held' });
    const other = mailTo({});
    for (const mail of [...links, held, other]) await outbox().doc(mail.id).create(mail);

    await forgetAddresses();
    const { port } = silent.address() as AddressInfo;
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', `127.0.0.1:${port}`);
    allowConsole(/release_held/);
    const answer = await invoke(deliverOutboxFunction, get('/.netlify/functions/deliver-outbox'));
    expect(answer.status).toBe(200);
    expect(await stack.mailbox.readMail(other.to)).toHaveLength(1);
    expect((await outbox().doc(held.id).get()).data()).toMatchObject({ status: 'held' });
    const waiting = await outbox().where('needs', '==', 'account-link').get();
    const attempts = waiting.docs.map((doc) => doc.data().attempts);
    expect(attempts).toHaveLength(links.length);
    expect(attempts.filter((count) => count > 0).length).toBeLessThanOrEqual(8);
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
