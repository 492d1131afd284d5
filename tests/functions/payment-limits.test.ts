import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPaymentLinkEndpoint } from '#contracts/billing/payment-link.ts';
import { createBillPaymentEndpoint } from '#contracts/billing/public.ts';
import { createOrderPaymentEndpoint } from '#contracts/orders/public.ts';
import { PROOF_HEADER, solveProof } from '#domain/limits/proof-of-work.ts';
import createBillPayment from '#functions/create-bill-payment.ts';
import createOrderPayment from '#functions/create-order-payment.ts';
import paymentLink from '#functions/payment-link.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { paymentLink as linkTo } from '#server/use-cases/billing/payment-link.ts';
import { invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { orderRequest } from '#tests/helpers/orders.ts';
import { storeBill } from '#tests/helpers/payables.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { deliverAll, listEvents } from '#tests/helpers/stripe-events.ts';

/* What a stranger does in a family's name takes nothing from the family that is known. */

Object.assign(process.env, { LIMIT_FACTOR: '1', PROOF_OF_WORK: 'required' });

const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();
/** When ten minutes begin that are counted together: soon enough for sign-ins of now. */
const BEGIN = Math.ceil(Date.now() / 600_000) * 600_000;
const STRANGER = '198.51.100.7';

let families = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: BEGIN });
});
afterEach(() => {
  vi.useRealTimers();
});

async function family() {
  const guardian = await signUpUser();
  const { email } = guardian;
  const payer = { firstName: 'Ana', lastName: 'Diaz', email };
  const mailed = await storeBill({ payer });
  const subject = { kind: 'bill', recordId: mailed.id } as const;
  families += 1;
  return {
    guardian,
    ip: `203.0.113.${families}`,
    bill: await storeBill({ payer }),
    link: new URL(linkTo('https://courtside.test', subject, email, new Date())).searchParams.get(
      'link',
    ),
  };
}

async function withProof(request: Request, key: string): Promise<Request> {
  request.headers.set(PROOF_HEADER, await solveProof(key));
  return request;
}

async function order(
  email: string,
  method: 'check' | 'credit-card' = 'check',
  ip: string = STRANGER,
) {
  const content = orderRequest({ customer: { email, paymentMethod: method } });
  const request = postJson(createOrderPaymentEndpoint.path, content);
  return invoke(createOrderPayment, await withProof(request, content.idempotencyKey), {
    ip,
  });
}

const payBill = ({ guardian, bill, ip }: Awaited<ReturnType<typeof family>>) =>
  invoke(
    createBillPayment,
    sentBy(guardian, postJson(createBillPaymentEndpoint.path, { billId: bill.id })),
    { ip },
  );

async function payByLink({ link, ip }: Awaited<ReturnType<typeof family>>) {
  const idempotencyKey = crypto.randomUUID();
  const request = postJson(openPaymentLinkEndpoint.path, { idempotencyKey, link });
  return invoke(paymentLink, await withProof(request, idempotencyKey), { ip });
}

async function pageOf(answer: Response): Promise<string> {
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()).checkout.sessionId;
}

const statusOf = async (page: string) => (await stripe().checkout.sessions.retrieve(page)).status;

/** Tries cards that are declined on a page, and tells us as Stripe does. */
async function decline(page: string, count: number): Promise<void> {
  const before = new Set((await listEvents()).map(({ id }) => id));
  for (let tried = 0; tried < count; tried += 1) await control.pay(page, 'declined');
  const told = (await listEvents()).filter(
    ({ id, type }) => type === 'charge.failed' && !before.has(id),
  );
  expect(told).toHaveLength(count);
  await deliverAll(told);
}

test('forms in a family’s name are counted; its bill and its emailed link are not', async () => {
  const ana = await family();
  const { email } = ana.guardian;
  for (let sent = 0; sent < 10; sent += 1) expect((await order(email)).status).toBe(200);
  expect((await order(email)).status).toBe(429);
  expect((await payBill(ana)).status).toBe(200);
  expect((await payByLink(ana)).status).toBe(200);
});

test('cards declined on a stranger’s page close no page that the family opened', async () => {
  const ana = await family();
  const own = [await pageOf(await payBill(ana)), await pageOf(await payByLink(ana))];
  const foreign = await pageOf(await order(ana.guardian.email, 'credit-card'));
  await decline(foreign, 5);
  expect(await statusOf(foreign)).toBe('expired');
  expect((await order(ana.guardian.email, 'credit-card')).status).toBe(429);
  expect(await Promise.all(own.map(statusOf))).toEqual(['open', 'open']);
  expect(await pageOf(await payBill(ana))).toBe(own[0]);
  expect(await pageOf(await payByLink(ana))).toBe(own[1]);
});

test('cards declined in the same place close nothing that a family has shown to be its own', async () => {
  // A gym, say: all phones are in one network.
  const ip = '198.51.100.8';
  const [ana, eva] = [
    { ...(await family()), ip },
    { ...(await family()), ip },
  ];
  const own = await pageOf(await payBill(eva));
  await decline(await pageOf(await order(ana.guardian.email, 'credit-card', ip)), 5);
  expect((await order(eva.guardian.email, 'credit-card', ip)).status).toBe(429);
  expect((await payBill(ana)).status).toBe(200);
  expect((await payByLink(ana)).status).toBe(200);
  // Nor does one card more, declined on such a page, close it.
  await decline(own, 1);
  expect(await statusOf(own)).toBe('open');
  expect(await pageOf(await payBill(eva))).toBe(own);
});

test('five on the family’s own pages close these, and no other is opened that day', async () => {
  const ana = await family();
  const [bill, linked] = [await pageOf(await payBill(ana)), await pageOf(await payByLink(ana))];
  await decline(bill, 3);
  expect(await statusOf(bill)).toBe('open');
  await decline(linked, 2);
  expect(await Promise.all([bill, linked].map(statusOf))).toEqual(['expired', 'expired']);
  expect((await payBill(ana)).status).toBe(429);
  expect((await payByLink(ana)).status).toBe(429);
  vi.setSystemTime(BEGIN + 24 * 60 * 60_000);
  expect((await payByLink(ana)).status).toBe(200);
});

test('a family’s own clicks are counted as well', async () => {
  const ana = await family();
  for (let clicked = 0; clicked < 5; clicked += 1) {
    expect((await payBill(ana)).status).toBe(200);
    expect((await payByLink(ana)).status).toBe(200);
  }
  expect((await payBill(ana)).status).toBe(429);
  expect((await payByLink(ana)).status).toBe(429);
});
