import { afterEach, describe, expect, test } from 'vitest';
import { getBillEndpoint, listBillsEndpoint } from '#contracts/billing/dashboard.ts';
import { markPaidEndpoint, refundEndpoint } from '#contracts/payments/dashboard.ts';
import { getSponsorEndpoint } from '#contracts/sponsorship/dashboard.ts';
import admin from '#functions/admin.ts';
import adminPayments from '#functions/admin-payments.ts';
import { playerBills, registrations } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { actionsOn } from '#tests/helpers/audit-log.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import {
  billsOf,
  entriesOf,
  mailsAbout,
  openPayment,
  paymentOf,
  storeBill,
  storeRegistration,
  storeSponsorship,
} from '#tests/helpers/payables.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { settleEvents } from '#tests/helpers/stripe-events.ts';
import { messages as paymentRefusals } from '#words/office/refusals/payments.ts';

/* What a treasurer must be able to rely on: money is noted and refunded once, and never owed twice. */

await stack.seed();
const office = await signUpUser({ role: 'admin' });
const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();
afterEach(() => stack.stripe.start());

const ask = (path: string, query: Record<string, string>) =>
  invoke(admin, sentBy(office, get(`${path}?${new URLSearchParams(query)}`)));
const send = (path: string, body: object, to = admin) =>
  invoke(to, sentBy(office, postJson(path, body)));
const errorOf = async (response: Response) =>
  ((await response.json()) as { error: { code: string; message: string; fields?: object } }).error;

const today = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const note = (kind: string, recordId: string, change: object = {}) =>
  send(
    markPaidEndpoint.path,
    {
      kind,
      recordId,
      idempotencyKey: crypto.randomUUID(),
      payment: { method: 'check', date: today(), reference: '7', ...change },
    },
    adminPayments,
  );
const owed = async (id: string) =>
  getBillEndpoint.response.parse(await (await ask(getBillEndpoint.path, { id })).json()).owed
    .owedCents;

describe('money noted by hand', () => {
  test.each([
    ['a day to come', { date: '2999-01-01' }, 'payment.date'],
    ['a year that is none', { date: '0026-11-20' }, 'payment.date'],
    ['a reference like a letter', { reference: 'x'.repeat(101) }, 'payment.reference'],
    ['a method of Stripe’s', { method: 'card' }, 'payment.method'],
  ])('%s is refused beside its field, and nothing is booked', async (_, change, field) => {
    const bill = await storeBill();
    const response = await note('bill', bill.id, change);
    expect(response.status).toBe(422);
    expect(Object.keys((await errorOf(response)).fields ?? {})).toEqual([field]);
    expect(await entriesOf(bill.id)).toEqual([]);
  });

  test('is the amount the bill has now, not the one its page was opened with', async () => {
    const bill = await storeBill();
    await playerBills()
      .doc(bill.id)
      .update({ payment: { ...(await paidPayment()), totalCents: 15_000 }, amountCents: 20_000 });
    expect(await owed(bill.id)).toBe(20_000);
    expect((await note('bill', bill.id)).status).toBe(200);
    expect(await entriesOf(bill.id)).toMatchObject([{ amountCents: 20_000 }]);
    expect(await paymentOf('bill', bill.id)).toMatchObject({ status: 'paid', totalCents: 20_000 });
  });

  test('on a registration’s bill closes the page that asks for the same money', async () => {
    const { registration, bills } = await storeRegistration(2);
    const page = await openPayment('registration', registration);
    expect((await note('bill', bills[0]?.id ?? '')).status).toBe(200);
    expect((await stripe().checkout.sessions.retrieve(page)).status).toBe('expired');
    await settleEvents();
    const stands = (await registrations().doc(registration.id).get()).data();
    expect(stands?.payment.status).toBe('ended');
    const statuses = (await billsOf(registration.id)).map((bill) => bill.paymentStatus);
    expect(statuses.sort()).toEqual(['paid', 'pending']);
  });

  test('is refused where the registration’s plan collects it', async () => {
    const { registration, bills } = await storeRegistration(1, { frequency: 'monthly' });
    await control.pay(await openPayment('registration', registration), 'succeeds');
    await settleEvents();
    const [bill] = bills;
    expect(await owed(bill?.id ?? '')).toBe(0);
    const response = await note('bill', bill?.id ?? '');
    expect(response.status).toBe(409);
    expect((await errorOf(response)).message).toBe(paymentRefusals.underWay);
    expect(await entriesOf(bill?.id ?? '')).toEqual([]);
  });
});

/** A payment whose page has expired. */
async function paidPayment() {
  const { registration } = await storeRegistration(1);
  return { ...registration.payment, status: 'expired' as const };
}

async function paidSponsorship() {
  const sponsorship = await storeSponsorship({ totalCents: 50_000 });
  await control.pay(await openPayment('sponsorship', sponsorship), 'succeeds');
  await settleEvents();
  const [entry] = await entriesOf(sponsorship.id);
  if (!entry) throw new Error('The sponsorship was not paid');
  return { id: sponsorship.id, entryId: entry.id };
}
const giveBack = (entryId: string, amountCents: number, seenRefundedCents: number) =>
  send(refundEndpoint.path, { entryId, amountCents, seenRefundedCents }, adminPayments);

describe('a refund', () => {
  const statusOf = async (id: string) =>
    getSponsorEndpoint.response.parse(await (await ask(getSponsorEndpoint.path, { id })).json())
      .bill.paymentStatus;

  test('is in the books with the answer, and once: the event changes nothing more', async () => {
    const { id, entryId } = await paidSponsorship();
    const mails = (await mailsAbout(`sponsorships/${id}`)).length;
    const both = await Promise.all([giveBack(entryId, 20_000, 0), giveBack(entryId, 20_000, 0)]);
    expect(both.map(({ status }) => status)).toContain(200);
    expect(await entriesOf(id)).toMatchObject([
      { status: 'partially_refunded', amountCents: 50_000, refundedCents: 20_000 },
    ]);
    expect(await statusOf(id)).toBe('paid');
    await settleEvents();
    expect(await paymentOf('sponsorship', id)).toMatchObject({ refundedCents: 20_000 });
    expect((await mailsAbout(`sponsorships/${id}`)).length).toBe(mails + 2);
    const logged = await actionsOn(`payments/${entryId}`);
    expect(logged.filter((action) => action === 'payment.refunded')).toHaveLength(1);

    expect((await giveBack(entryId, 30_001, 20_000)).status).toBe(422);
    expect((await giveBack(entryId, 30_000, 20_000)).status).toBe(200);
    expect(await entriesOf(id)).toMatchObject([{ status: 'refunded', refundedCents: 50_000 }]);
    expect(await statusOf(id)).toBe('cancelled');
  });

  test('on top of what another admin gave back is refused, and says so', async () => {
    const { id, entryId } = await paidSponsorship();
    expect((await giveBack(entryId, 5000, 0)).status).toBe(200);
    const late = await giveBack(entryId, 5000, 0);
    expect(late.status).toBe(409);
    expect((await errorOf(late)).message).toBe(paymentRefusals.refundedMeanwhile('$50.00'));
    expect(await entriesOf(id)).toMatchObject([{ refundedCents: 5000 }]);
  });

  test('is told of when Stripe is down or refuses, and nothing is lost', async () => {
    const { id, entryId } = await paidSponsorship();
    await stack.stripe.stop();
    allowConsole(/payment_unavailable/);
    const down = await giveBack(entryId, 5000, 0);
    expect(down.status).toBe(503);
    expect((await errorOf(down)).message).toContain('Stripe cannot be reached right now.');
    await stack.stripe.start();
    expect(await entriesOf(id)).toMatchObject([{ status: 'paid', refundedCents: 0 }]);
    // Stripe may have done it all the same: the log knows who asked.
    expect(await actionsOn(`payments/${entryId}`)).toEqual(['payment.refundAsked']);

    // Refunded in Stripe's own dashboard; its event has not come yet.
    await stripe().refunds.create({ payment_intent: entryId, amount: 48_000 });
    const refused = await giveBack(entryId, 5000, 0);
    expect(refused.status).toBe(409);
    expect((await errorOf(refused)).message).toContain('Stripe did not accept this refund');
  });
});

describe('money that the bank sent back', () => {
  test('of the same amount is made once more the same day, and each click is one', async () => {
    const { id, entryId } = await paidSponsorship();
    expect((await giveBack(entryId, 5000, 0)).status).toBe(200);
    await settleEvents();
    const [first] = (await stripe().refunds.list({ payment_intent: entryId })).data;
    await control.failRefund(first?.id ?? '');
    await settleEvents();
    expect(await entriesOf(id)).toMatchObject([{ status: 'paid', refundedCents: 0 }]);
    const both = await Promise.all([giveBack(entryId, 5000, 0), giveBack(entryId, 5000, 0)]);
    expect(both.map(({ status }) => status)).toContain(200);
    expect(await entriesOf(id)).toMatchObject([{ refundedCents: 5000 }]);
    const refunds = (await stripe().refunds.list({ payment_intent: entryId })).data;
    expect(refunds.map(({ status }) => status)).toEqual(['succeeded', 'failed']);
  });
});

test('a refund that Stripe refused can be made once that is settled, on the same day', async () => {
  const { id, entryId } = await paidSponsorship();
  // Disputed, of which no event has come yet.
  await control.disputeCharge(entryId);
  for (const amount of [5000, 5000]) {
    const refused = await giveBack(entryId, amount, 0);
    expect(refused.status).toBe(409);
  }
  await control.closeDispute(entryId, 'won');
  const both = await Promise.all([giveBack(entryId, 5000, 0), giveBack(entryId, 5000, 0)]);
  expect(both.map(({ status }) => status)).toContain(200);
  await settleEvents();
  expect(await entriesOf(id)).toMatchObject([{ refundedCents: 5000 }]);
});

test('a search finds bills by the name of their player, within the filter', async () => {
  const player = await addPlayer();
  const [pending] = await Promise.all([
    storeBill({ playerId: player.id, description: 'Uniform' }),
    storeBill({ playerId: player.id, description: 'Camp', paymentStatus: 'cancelled' }),
  ]);
  const query = { search: player.lastName, paymentStatus: 'pending' };
  const page = listBillsEndpoint.response.parse(
    await (await ask(listBillsEndpoint.path, query)).json(),
  );
  expect(page).toMatchObject({
    total: 1,
    rows: [{ id: pending?.id, playerName: `Zoë ${player.lastName}` }],
  });
});
