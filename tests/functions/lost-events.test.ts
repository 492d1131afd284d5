import { addDays, addHours } from 'date-fns';
import { expect, test } from 'vitest';
import { knowLineEndpoint } from '#contracts/payouts/dashboard.ts';
import { payoutLines, playerBills } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { runNightly } from '#server/use-cases/nightly/run-nightly.ts';
import { lookAtStripe } from '#server/use-cases/payouts/look-at-stripe.ts';
import { openBillPage } from '#tests/helpers/bill-page.ts';
import { today } from '#tests/helpers/days.ts';
import { stack } from '#tests/helpers/functions.ts';
import { payerOf } from '#tests/helpers/hand-money.ts';
import {
  billsOf,
  entriesOf,
  mailsAbout,
  openPayment,
  paymentOf,
  storeBill,
  storeDonation,
  storeRegistration,
} from '#tests/helpers/payables.ts';
import { control, deliver, look, PAID, paidGift, send } from '#tests/helpers/payouts.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';
import { forgetPlans, settleEvents, takeEvents } from '#tests/helpers/stripe-events.ts';

/* Events that never come: the night asks Stripe what became of what is in the books. */

await stack.seed();

async function night(now: Date, job = 'catchUpOnPayouts') {
  const { jobs } = await runNightly(now);
  expect(jobs.find((one) => one.job === job)).toMatchObject({ error: null, left: 0 });
}

test.each([
  ['succeeds', { status: 'paid' }, { status: 'paid', paidCents: PAID }],
  ['fails', { status: 'failed', paidAt: null }, { status: 'payment_failed', paidCents: 0 }],
] as const)('a bank payment whose answer was lost: it %s', async (outcome, entry, payment) => {
  const gift = await storeDonation({ totalCents: PAID });
  const sessionId = await openPayment('donation', gift);
  await control.pay(sessionId, 'ach');
  await settleEvents();
  expect(await entriesOf(gift.id)).toMatchObject([{ status: 'processing', paidAt: null }]);
  await control.finishAch(sessionId, outcome);
  await takeEvents();
  await night(addDays(new Date(), 5));
  expect(await entriesOf(gift.id)).toMatchObject([entry]);
  expect(await paymentOf('donation', gift.id)).toMatchObject(payment);
});

test('a bank payment is not asked about while its bank may be at work', async () => {
  const gift = await storeDonation({ totalCents: PAID });
  const sessionId = await openPayment('donation', gift);
  await control.pay(sessionId, 'ach');
  await settleEvents();
  await control.finishAch(sessionId, 'fails');
  await look();
  expect(await entriesOf(gift.id)).toMatchObject([{ status: 'processing' }]);
  await settleEvents();
  expect(await entriesOf(gift.id)).toMatchObject([{ status: 'failed' }]);
});

async function lineOf(intentId: string) {
  const { docs } = await payoutLines().where('paymentIntentId', '==', intentId).get();
  return docs[0]?.data();
}

/** A payment of which no event told, and that the office took for one from outside the website. */
async function knownGift() {
  const gift = await paidGift(false);
  const events = await takeEvents();
  await look();
  const line = await lineOf(gift.intentId);
  const request = { id: line?.id, seen: line?.updatedAt, note: 'Ana Diaz, a gift' };
  expect((await send(knowLineEndpoint.path, request)).status).toBe(200);
  return { ...gift, events };
}

test('a payment whose event was lost is booked by night though it was marked as known', async () => {
  const { id, intentId } = await knownGift();
  await night(addHours(new Date(), 2));
  expect(await paymentOf('donation', id)).toMatchObject({ status: 'paid', paidCents: PAID });
  const line = await lineOf(intentId);
  expect(line).toMatchObject({ fit: 'entry', entryId: intentId });
  expect(line?.known).toBeUndefined();
});

test('a line that was marked as known is a payment once it is booked, be it months later', async () => {
  const { intentId, events } = await knownGift();
  await deliver(events);
  await lookAtStripe(addDays(new Date(), 60), () => true);
  const line = await lineOf(intentId);
  expect(line).toMatchObject({ fit: 'entry', entryId: intentId });
  expect(line?.known).toBeUndefined();
});

test('a refund whose event was lost, also where its line was seen before', async () => {
  const { id, intentId } = await paidGift();
  await stripe().refunds.create({ payment_intent: intentId, amount: 100 });
  await takeEvents();
  await look();
  expect(await entriesOf(id)).toMatchObject([{ refundedCents: 0 }]);
  await night(addHours(new Date(), 2));
  expect(await entriesOf(id)).toMatchObject([
    { status: 'partially_refunded', refundedCents: 100, refunds: [{ cents: 100 }] },
  ]);
});

test('a dispute whose events were lost, and then that it was lost', async () => {
  const { id, intentId } = await paidGift();
  await control.disputeCharge(intentId);
  await takeEvents();
  const before = (await mailsAbout(`donations/${id}`)).length;
  await night(addHours(new Date(), 2));
  expect(await entriesOf(id)).toMatchObject([{ status: 'disputed' }]);
  expect((await mailsAbout(`donations/${id}`)).length).toBeGreaterThan(before);
  await control.closeDispute(intentId, 'lost');
  await takeEvents();
  await night(addDays(new Date(), 1));
  const entries = await entriesOf(id);
  expect(entries.map(({ status }) => status).sort()).toEqual(['dispute_lost', 'reversal']);
});

test('a bill that was paid on its last day is not called overdue that night', async () => {
  const guardian = await signUpUser();
  const bill = await storeBill({ payer: payerOf(guardian.email), dueDate: today() });
  await control.pay(await openBillPage(guardian, bill.id), 'succeeds');
  await takeEvents();
  await night(addDays(new Date(), 1));
  expect((await playerBills().doc(bill.id).get()).data()).toMatchObject({ paymentStatus: 'paid' });
  const [entry] = await entriesOf(bill.id);
  expect((await mailsAbout(`playerBills/${bill.id}`)).map(({ id }) => id).sort()).toEqual([
    `bill-${bill.id}-paid-${entry?.id}`,
    `bill-${bill.id}-paid-${entry?.id}-office`,
  ]);
});

test('a plan that ended at Stripe unheard: what it left is asked for again', async () => {
  await forgetPlans();
  const { registration } = await storeRegistration(1, { frequency: 'monthly' });
  await control.pay(await openPayment('registration', registration), 'succeeds');
  await settleEvents();
  const { stripeSubscriptionId } = await paymentOf('registration', registration.id);
  await stripe().subscriptions.cancel(stripeSubscriptionId ?? '');
  await takeEvents();
  expect(await paymentOf('registration', registration.id)).toMatchObject({ status: 'active' });
  await night(addDays(new Date(), 1), 'catchUpOnPlans');
  expect(await paymentOf('registration', registration.id)).toMatchObject({ status: 'ended' });
  expect(await billsOf(registration.id)).toMatchObject([{ paymentStatus: 'overdue' }]);
});

test('a plan that is as its record says is left alone', async () => {
  await forgetPlans();
  const { registration } = await storeRegistration(1, { frequency: 'monthly' });
  await control.pay(await openPayment('registration', registration), 'succeeds');
  await settleEvents();
  const { jobs } = await runNightly(addDays(new Date(), 1));
  expect(jobs.find(({ job }) => job === 'catchUpOnPlans')).toMatchObject({ done: 0, error: null });
});
