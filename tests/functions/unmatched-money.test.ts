import { beforeAll, expect, test } from 'vitest';
import { type Overview, readOverviewEndpoint } from '#contracts/overview/dashboard.ts';
import {
  listUnmatchedMoneyEndpoint,
  resolveUnmatchedMoneyEndpoint,
  type UnmatchedMoney,
} from '#contracts/payments/unmatched-money.ts';
import admin from '#functions/admin-activity.ts';
import { firestore } from '#server/gateways/firestore.ts';
import { donations } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { ask, entriesOn, office } from '#tests/helpers/office.ts';
import {
  entriesOf,
  mailsAbout,
  openPayment,
  paymentOf,
  storeDonation,
} from '#tests/helpers/payables.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { deliverEvent, takeEvents } from '#tests/helpers/stripe-events.ts';

/* Money that Stripe tells of and that fits no record: nothing is refused for days, nothing is lost. */

const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();
await takeEvents();

async function listed(id: string): Promise<UnmatchedMoney | undefined> {
  const query = new URLSearchParams({ search: id });
  const response = await invoke(
    admin,
    sentBy(office, get(`${listUnmatchedMoneyEndpoint.path}?${query}`)),
  );
  return listUnmatchedMoneyEndpoint.response.parse(await response.json()).rows[0];
}
const resolve = (body: object, by = office) =>
  invoke(admin, sentBy(by, postJson(resolveUnmatchedMoneyEndpoint.path, body)));
const waiting = async () =>
  ((await ask(readOverviewEndpoint.path)).body as Overview).waiting.unmatchedMoney;

/** A gift that was paid, and the event that says so, not yet heard. */
async function paidGift() {
  const gift = await storeDonation({ totalCents: 5000 });
  const sessionId = await openPayment('donation', gift);
  await control.pay(sessionId, 'succeeds');
  const events = await takeEvents();
  const completed = events.find(({ type }) => type === 'checkout.session.completed');
  const session = await stripe().checkout.sessions.retrieve(sessionId);
  return { gift, completed: completed ?? {}, intentId: String(session.payment_intent) };
}

let before = 0;
beforeAll(async () => {
  before = await waiting();
});

test.each([
  ['checkout.session.completed', { id: 'cs_unknown1' }, 'cs_unknown1'],
  ['invoice.paid', { id: 'in_unknown1' }, 'in_unknown1'],
  ['customer.subscription.deleted', { id: 'sub_unknown1' }, 'sub_unknown1'],
  ['charge.dispute.created', { id: 'dp_1', payment_intent: 'pi_unknown1' }, 'pi_unknown1'],
])(
  'a signed %s with an id that Stripe does not know is taken, and listed',
  async (type, object, id) => {
    const event = { id: `evt_${crypto.randomUUID()}`, object: 'event', type, data: { object } };
    for (const status of [200, 200]) expect((await deliverEvent(event)).status).toBe(status);
    expect(await listed(id)).toMatchObject({
      reason: 'unknown_at_stripe',
      stripeId: id,
      eventType: type,
      amountCents: null,
      status: 'open',
    });
    expect(await mailsAbout(`unmatchedMoney/${id}`)).toHaveLength(1);
  },
);

test.each([
  ['no object', {}],
  ['an id that is none', { object: { id: 5 } }],
  ['an id that is a path', { object: { id: '../charges' } }],
])('a signed event with %s is taken and changes nothing', async (_, data) => {
  const event = { id: `evt_${crypto.randomUUID()}`, type: 'invoice.paid', data };
  expect((await deliverEvent(event)).status).toBe(200);
});

test('money for a record that is gone is listed with its amount', async () => {
  const { gift, completed, intentId } = await paidGift();
  await donations().doc(gift.id).delete();
  expect((await deliverEvent(completed)).status).toBe(200);
  expect(await listed(intentId)).toMatchObject({
    reason: 'no_record',
    kind: 'donation',
    recordId: gift.id,
    amountCents: 5000,
    expectedCents: null,
  });
  expect(await entriesOf(gift.id)).toEqual([]);
});

test('money for a record that cannot be read is listed, and booked when it is mended', async () => {
  allowConsole(/"code":"broken_record"/);
  const { gift, completed, intentId } = await paidGift();
  const doc = firestore().doc(`donations/${gift.id}`);
  const stored = (await doc.get()).data() ?? {};
  await doc.update({ 'payment.totalCents': 'fifty' });
  for (const _ of ['first', 'again']) expect((await deliverEvent(completed)).status).toBe(200);
  expect(await listed(intentId)).toMatchObject({
    reason: 'unreadable_record',
    kind: 'donation',
    recordId: gift.id,
    amountCents: 5000,
    status: 'open',
  });
  expect(await mailsAbout(`unmatchedMoney/${intentId}`)).toHaveLength(1);
  expect(await entriesOf(gift.id)).toEqual([]);
  await doc.set(stored);
  // Resent from Stripe's dashboard: the same event.
  expect((await deliverEvent(completed)).status).toBe(200);
  expect(await entriesOf(gift.id)).toMatchObject([{ amountCents: 5000, status: 'paid' }]);
});

test('money of another amount than is owed is listed beside it, and resolved with a note', async () => {
  const { gift, completed, intentId } = await paidGift();
  await donations().doc(gift.id).update({ 'payment.totalCents': 4000 });
  expect((await deliverEvent(completed)).status).toBe(200);
  expect((await paymentOf('donation', gift.id)).status).toBe('pending');
  const money = await listed(intentId);
  expect(money).toMatchObject({
    reason: 'wrong_amount',
    label: `Gift ${gift.number}`,
    amountCents: 5000,
    expectedCents: 4000,
  });
  const open = await waiting();
  expect(open).toBeGreaterThan(before);

  const { id = '', updatedAt: seen = '' } = money ?? {};
  const note = 'Refunded in Stripe, the donor was called.';
  const parent = await signUpUser({ role: 'parent' });
  expect((await resolve({ id, seen, note }, parent)).status).toBe(403);
  expect((await resolve({ id, seen, note: ' ' })).status).toBe(422);
  expect((await resolve({ id, seen: '2020-01-01T00:00:00.000Z', note })).status).toBe(409);
  expect((await resolve({ id, seen, note })).status).toBe(200);
  expect((await resolve({ id, seen, note })).status).toBe(409);
  expect(await listed(intentId)).toMatchObject({ status: 'resolved', note });
  expect(await waiting()).toBe(open - 1);
  const [entry] = await entriesOn(`unmatchedMoney/${id}`);
  expect(entry).toMatchObject({ action: 'unmatchedMoney.resolved', actorId: office.uid });
});

test('refunded in full in Stripe, it needs nobody any more', async () => {
  const { gift, completed, intentId } = await paidGift();
  await donations().doc(gift.id).update({ 'payment.totalCents': 4000 });
  await deliverEvent(completed);
  await stripe().refunds.create({ payment_intent: intentId });
  for (const event of await takeEvents()) await deliverEvent(event);
  expect(await listed(intentId)).toMatchObject({ status: 'resolved', refundedCents: 5000 });
});
