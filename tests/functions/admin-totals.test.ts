import { expect, test } from 'vitest';
import { readBillTotalsEndpoint } from '#contracts/billing/dashboard.ts';
import { listDonationsEndpoint } from '#contracts/donations/dashboard.ts';
import { listOrdersEndpoint } from '#contracts/orders/dashboard.ts';
import { createOrderPaymentEndpoint } from '#contracts/orders/public.ts';
import { type Charts, readChartsEndpoint } from '#contracts/overview/dashboard.ts';
import { listRegistrationsEndpoint } from '#contracts/registration/dashboard.ts';
import { readSponsorTotalsEndpoint } from '#contracts/sponsorship/dashboard.ts';
import { PAYABLE_KINDS, type PayableKind } from '#domain/payments/choices.ts';
import type { Payment } from '#domain/payments/payment.ts';
import createOrder from '#functions/create-order-payment.ts';
import { ledger, orders, playerBills, sponsorships } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { ask, pay } from '#tests/helpers/office.ts';
import { orderRequest } from '#tests/helpers/orders.ts';
import {
  entriesOf,
  openPayment,
  storeBill,
  storeDonation,
  storeRegistration,
  storeSponsorship,
} from '#tests/helpers/payables.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { settleEvents } from '#tests/helpers/stripe-events.ts';

/* Every sum that the dashboard and its sheets show is that of the ledger. */

const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();

type Paid = Parameters<typeof openPayment>;
async function payByCard(kind: Paid[0], record: Paid[1]) {
  await control.pay(await openPayment(kind, record), 'succeeds');
  await settleEvents();
  return (await entriesOf(record.id))[0]?.stripePaymentIntentId ?? '';
}

async function order(paymentMethod: 'check' | 'credit-card') {
  const request = orderRequest({ customer: { paymentMethod } });
  await invoke(createOrder, postJson(createOrderPaymentEndpoint.path, request));
  return request.idempotencyKey;
}

/** All five kinds: paid by card and by check, in part, refunded, disputed, lost, and by plans. */
async function addEverything() {
  await pay('order', await order('check'));
  const byCard = (
    await orders()
      .doc(await order('credit-card'))
      .get()
  ).data();
  await control.pay(byCard?.payment.stripeCheckoutSessionId ?? '', 'succeeds');
  await settleEvents();

  for (const fate of ['kept', 'part', 'refunded', 'disputed', 'lost', 'won'] as const) {
    const records = [
      ['donation', await storeDonation({ totalCents: 5000 })],
      ['sponsorship', await storeSponsorship({ totalCents: 40_000 })],
      ['registration', (await storeRegistration(2)).registration],
    ] as const;
    for (const [kind, record] of records) {
      const payment_intent = await payByCard(kind, record);
      if (fate === 'part') await stripe().refunds.create({ payment_intent, amount: 1234 });
      if (fate === 'refunded') await stripe().refunds.create({ payment_intent });
      if (['disputed', 'lost', 'won'].includes(fate)) await control.disputeCharge(payment_intent);
      if (fate === 'lost' || fate === 'won') await control.closeDispute(payment_intent, fate);
      await settleEvents();
    }
  }
  await payByCard(
    'registration',
    (await storeRegistration(1, { frequency: 'monthly' })).registration,
  );
  await payByCard(
    'sponsorship',
    await storeSponsorship({ totalCents: 60_000, frequency: 'quarterly' }),
  );
  await payByCard(
    'sponsorship',
    await storeSponsorship({ totalCents: 70_000, frequency: 'annual' }),
  );
  await payByCard('donation', await storeDonation({ totalCents: 2500, frequency: 'monthly' }));
  await pay('bill', (await storeBill({ amountCents: 7700 })).id);
  await storeBill({ amountCents: 3300, paymentStatus: 'overdue' });
  await storeBill({ amountCents: 9900, paymentStatus: 'cancelled' });
  await storeSponsorship({ totalCents: 11_000 });
}

/** What the ledger says, added up entry by entry. */
async function netByKind(): Promise<Record<PayableKind, number>> {
  const entries = (await ledger().get()).docs.map((doc) => doc.data());
  const net = (kind: PayableKind) =>
    entries
      .filter((entry) => entry.kind === kind && entry.paidAt !== null)
      .reduce((sum, { amountCents, refundedCents }) => sum + amountCents - refundedCents, 0);
  return Object.fromEntries(PAYABLE_KINDS.map((kind) => [kind, net(kind)])) as never;
}

const read = async <Data>(path: string) => (await ask(path)).body as Data;

/** What a tab's sheet adds up to: paid less refunded, over all of its pages. */
async function sheetSum(path: string): Promise<number> {
  let sum = 0;
  for (let page = 1; ; page += 1) {
    const { body } = await ask(path, { page: String(page), pageSize: '25' });
    const { rows } = body as { rows: { payment: Payment }[] };
    for (const { payment } of rows) sum += payment.paidCents - payment.refundedCents;
    if (rows.length < 25) return sum;
  }
}

test('cards, charts and sheets are the ledger’s, to the cent', async () => {
  await addEverything();
  const net = await netByKind();
  for (const kind of PAYABLE_KINDS) expect(net[kind], kind).toBeGreaterThan(0);

  const sponsors = await read<{ [sum: string]: number }>(readSponsorTotalsEndpoint.path);
  expect(sponsors.collectedCents).toBe(net.sponsorship);
  const bills = await read<{ [sum: string]: number }>(readBillTotalsEndpoint.path);
  expect(bills.paidCents).toBe(net.registration + net.bill);

  expect(await sheetSum(listOrdersEndpoint.path)).toBe(net.order);
  expect(await sheetSum(listRegistrationsEndpoint.path)).toBe(net.registration);
  expect(await sheetSum(listDonationsEndpoint.path)).toBe(net.donation);
  const sum = (payments: (Payment | null)[]) =>
    payments.reduce((all, one) => all + (one ? one.paidCents - one.refundedCents : 0), 0);
  const [sponsored, billed] = await Promise.all([sponsorships().get(), playerBills().get()]);
  expect(sum(sponsored.docs.map((doc) => doc.data().payment))).toBe(net.sponsorship);
  expect(sum(billed.docs.map((doc) => doc.data().payment))).toBe(net.bill);

  const { money } = await read<Charts>(readChartsEndpoint.path);
  const since = `${money[0]?.month}-01`;
  const entries = (await ledger().where('paidAt', '>=', since).get()).docs.map((doc) => doc.data());
  const charted = money.flatMap(({ byKind }) => Object.values(byKind));
  expect(charted.reduce((all, cents) => all + cents, 0)).toBe(
    entries.reduce((all, { amountCents, refundedCents }) => all + amountCents - refundedCents, 0),
  );
});

test('what is still to come is what open bills ask for, less what has come on them', async () => {
  const before = await read<{ [sum: string]: number }>(readBillTotalsEndpoint.path);
  const sponsorsBefore = await read<{ [sum: string]: number }>(readSponsorTotalsEndpoint.path);
  await payByCard(
    'registration',
    (await storeRegistration(1, { frequency: 'quarterly' })).registration,
  );
  await payByCard(
    'sponsorship',
    await storeSponsorship({ totalCents: 40_000, frequency: 'quarterly' }),
  );
  await storeBill({ amountCents: 3300, paymentStatus: 'overdue' });
  const after = await read<{ [sum: string]: number }>(readBillTotalsEndpoint.path);
  const sponsors = await read<{ [sum: string]: number }>(readSponsorTotalsEndpoint.path);
  const rise = (sum: string) => (after[sum] ?? 0) - (before[sum] ?? 0);
  expect(rise('paidCents')).toBe(3750);
  expect(rise('pendingCents')).toBe(11_250);
  expect(rise('overdueCents')).toBe(3300);
  expect(rise('totalCents')).toBe(3750 + 11_250 + 3300);
  expect((sponsors.collectedCents ?? 0) - (sponsorsBefore.collectedCents ?? 0)).toBe(10_000);
  expect((sponsors.pendingCents ?? 0) - (sponsorsBefore.pendingCents ?? 0)).toBe(30_000);
});
