import { expect, test } from 'vitest';
import { createDonationPaymentEndpoint } from '#contracts/donations/public.ts';
import { createOrderPaymentEndpoint } from '#contracts/orders/public.ts';
import { createSponsorshipPaymentEndpoint } from '#contracts/sponsorship/public.ts';
import donate from '#functions/create-donation-payment.ts';
import order from '#functions/create-order-payment.ts';
import sponsor from '#functions/create-sponsorship-payment.ts';
import { donations, orders, outbox, sponsorBills, sponsorships } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { giftRequest, sponsorRequest } from '#tests/helpers/giving.ts';
import { orderRequest } from '#tests/helpers/orders.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { settleEvents } from '#tests/helpers/stripe-events.ts';

/* A form that is sent again with a change: of its two payment pages one can be paid. */

await stack.seed();
const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();

const KINDS = [
  {
    kind: 'order',
    make: () => ({ ...orderRequest() }),
    change: { lines: orderRequest().lines.map((line) => ({ ...line, quantity: 2 })) },
    path: createOrderPaymentEndpoint.path,
    handler: order,
    collection: orders,
  },
  {
    kind: 'donation',
    make: () => ({ ...giftRequest() }),
    change: { amountCents: 30_000 },
    path: createDonationPaymentEndpoint.path,
    handler: donate,
    collection: donations,
  },
  {
    kind: 'sponsorship',
    make: () => ({ ...sponsorRequest() }),
    change: { comments: 'Changed' },
    path: createSponsorshipPaymentEndpoint.path,
    handler: sponsor,
    collection: sponsorships,
  },
] as const;

interface Sent {
  idempotencyKey: string;
  replaces?: string[] | undefined;
}
type Kind = (typeof KINDS)[number];
const post = ({ handler, path }: Kind, body: Sent) => invoke(handler, postJson(path, body));
async function opened(kind: Kind, body: Sent): Promise<string> {
  const response = await post(kind, body);
  const answer = (await response.json()) as { checkout: { sessionId: string } | null };
  return answer.checkout?.sessionId ?? `no page: ${response.status} ${JSON.stringify(answer)}`;
}
const again = (kind: Kind, body: Sent): Sent => ({
  ...body,
  ...kind.change,
  idempotencyKey: crypto.randomUUID(),
  replaces: [body.idempotencyKey],
});
const paymentOf = async ({ collection }: Kind, id: string) =>
  (await collection().doc(id).get()).data()?.payment;
const pageOf = async (session: string) =>
  (await stripe().checkout.sessions.retrieve(session)).status;

test.each(KINDS)('a changed $kind closes the page of the first: one is paid', async (kind) => {
  const first = kind.make();
  const page = await opened(kind, first);
  const second = again(kind, first);
  const next = await opened(kind, second);
  expect(await pageOf(page)).toBe('expired');
  expect(await opened(kind, second)).toBe(next);
  await control.pay(page, 'succeeds');
  await control.pay(next, 'succeeds');
  await settleEvents();
  expect(await paymentOf(kind, first.idempotencyKey)).toMatchObject({
    status: 'cancelled',
    paidCents: 0,
  });
  expect(await paymentOf(kind, second.idempotencyKey)).toMatchObject({ status: 'paid' });
  if (kind.kind === 'sponsorship') {
    const bill = (await sponsorBills().doc(first.idempotencyKey).get()).data();
    expect(bill?.paymentStatus).toBe('cancelled');
    // The office has had an email about each, and must not count both.
    const { number } = (await sponsorships().doc(first.idempotencyKey).get()).data() ?? {};
    const mail = await outbox().doc(`sponsorship-${second.idempotencyKey}-placed-office`).get();
    expect(mail.get('text')).toContain(`Replaces ${number}, which was canceled.`);
  }
  // The first content again, from an old tab, opens nothing.
  const old = (await (await post(kind, first)).json()) as { checkout: unknown };
  expect(old.checkout).toBeNull();
});

test.each(KINDS)(
  'a $kind that was paid in between counts, and no second page is opened',
  async (kind) => {
    const first = kind.make();
    await control.pay(await opened(kind, first), 'succeeds');
    const second = again(kind, first);
    const response = await post(kind, second);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ error: { code: 'already_paid' } });
    expect(await paymentOf(kind, first.idempotencyKey)).toMatchObject({ status: 'paid' });
    expect(await paymentOf(kind, second.idempotencyKey)).toBeUndefined();
    await settleEvents();
    expect((await post(kind, second)).status).toBe(409);
  },
);

test('keys of nothing, of a pledge and of itself replace nothing; more than ten are refused', async () => {
  const [kind] = KINDS;
  const pledge = orderRequest({ customer: { paymentMethod: 'check' } });
  expect((await post(kind, pledge)).status).toBe(200);
  const own = crypto.randomUUID();
  const request = {
    ...orderRequest(),
    idempotencyKey: own,
    replaces: [crypto.randomUUID(), pledge.idempotencyKey, own],
  };
  expect((await post(kind, request)).status).toBe(200);
  expect(await paymentOf(kind, pledge.idempotencyKey)).toMatchObject({ status: 'pending' });
  for (const replaces of [['no key'], Array.from({ length: 11 }, () => crypto.randomUUID()), 'x']) {
    const hostile = { ...orderRequest(), replaces } as Sent;
    expect((await post(kind, hostile)).status).toBe(422);
  }
});
