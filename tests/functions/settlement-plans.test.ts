import { addDays, addYears } from 'date-fns';
import { afterEach, describe, expect, test } from 'vitest';
import { chargeInstant } from '#domain/donations/charge-instant.ts';
import { ledger, registrations, sponsorBills, unmatchedMoney } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { settlePayment } from '#server/use-cases/payments/settle-payment.ts';
import { stack } from '#tests/helpers/functions.ts';
import {
  billsOf,
  entriesOf,
  mailsAbout,
  openPayment,
  paymentOf,
  storeDonation,
  storeRegistration,
  storeSponsorship,
} from '#tests/helpers/payables.ts';
import { openPortal, openStripeControl } from '#tests/helpers/stripe-control.ts';
import {
  deliverAll,
  deliverEvent,
  forgetPlans,
  settleEvents,
  takeEvents,
} from '#tests/helpers/stripe-events.ts';

const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();
afterEach(forgetPlans);

async function begin(
  kind: 'registration' | 'sponsorship' | 'donation',
  record: Parameters<typeof openPayment>[1],
) {
  await control.pay(await openPayment(kind, record), 'succeeds');
  await settleEvents();
  return (await paymentOf(kind, record.id)).stripeSubscriptionId ?? '';
}

async function bill(subscriptionId: string, outcome: 'paid' | 'failed') {
  await control.nextBill(subscriptionId, outcome);
  await settleEvents();
}

const statuses = async (registrationId: string) =>
  [...new Set((await billsOf(registrationId)).map((bill) => bill.paymentStatus))].join();

describe('installments of a registration', () => {
  test('one after the other until all is paid, and then the plan ends', async () => {
    const { registration } = await storeRegistration(1, { frequency: 'quarterly' });
    const subscriptionId = await begin('registration', registration);
    expect(await paymentOf('registration', registration.id)).toMatchObject({
      status: 'active',
      paidCents: 3750,
    });
    expect(await statuses(registration.id)).toBe('pending');
    await bill(subscriptionId, 'paid');
    await bill(subscriptionId, 'paid');
    await bill(subscriptionId, 'paid');
    expect(await paymentOf('registration', registration.id)).toMatchObject({
      status: 'paid',
      paidCents: 15_000,
    });
    expect(await statuses(registration.id)).toBe('paid');
    await control.advance(100);
    await settleEvents();
    const ended = await stripe().subscriptions.retrieve(subscriptionId);
    expect(ended.status).toBe('canceled');
    expect(await entriesOf(registration.id)).toHaveLength(4);
    expect((await paymentOf('registration', registration.id)).status).toBe('paid');
    const mails = await mailsAbout(`registrations/${registration.id}`);
    const receipts = mails.filter(({ to }) => to === registration.payer.email);
    expect(receipts).toHaveLength(4);
    expect(receipts.filter(({ text }) => text.includes('/api/payments/manage?'))).toHaveLength(3);
    expect(
      receipts.filter(({ text }) => text.includes('nothing more will be charged')),
    ).toHaveLength(1);
    // The office hears of the beginning and of the end.
    expect(mails).toHaveLength(6);
  });

  test('that fails: bill overdue, a link to update the card, and all well when it is paid', async () => {
    const { registration } = await storeRegistration(2, { frequency: 'monthly' });
    const subscriptionId = await begin('registration', registration);
    await bill(subscriptionId, 'failed');
    expect((await paymentOf('registration', registration.id)).status).toBe('past_due');
    expect(await statuses(registration.id)).toBe('overdue');
    const failed = (await entriesOf(registration.id)).find(({ status }) => status === 'failed');
    const mails = await mailsAbout(`registrations/${registration.id}`);
    const asked = mails.find(
      ({ id }) => id === `registration-${registration.id}-payment-failed-${failed?.id}`,
    );
    expect(asked?.text).toContain('Please update your card.');
    expect(asked?.text).toContain('/api/payments/manage?link=');
    // Stripe's own attempts that fail too are not mailed again.
    await control.payInvoice(failed?.id ?? '', 'failed');
    await settleEvents();
    expect(await mailsAbout(`registrations/${registration.id}`)).toHaveLength(mails.length);
    await control.payInvoice(failed?.id ?? '', 'paid');
    await settleEvents();
    expect(await paymentOf('registration', registration.id)).toMatchObject({
      status: 'active',
      paidCents: 5000,
    });
    expect(await statuses(registration.id)).toBe('pending');
  });

  test('end short when the payer stops them: what is owed stays owed', async () => {
    const { registration } = await storeRegistration(1, { frequency: 'monthly' });
    const subscriptionId = await begin('registration', registration);
    await stripe().subscriptions.cancel(subscriptionId);
    await settleEvents();
    expect((await paymentOf('registration', registration.id)).status).toBe('ended');
    expect(await statuses(registration.id)).toBe('overdue');
    const mails = await mailsAbout(`registrations/${registration.id}`);
    expect(mails.some(({ text }) => text.includes('$137.50 of $150.00 is still unpaid'))).toBe(
      true,
    );
  });

  test('one refunded and one disputed show in the ledger and on the record', async () => {
    const { registration } = await storeRegistration(1, { frequency: 'quarterly' });
    const subscriptionId = await begin('registration', registration);
    await bill(subscriptionId, 'paid');
    const [first, second] = await entriesOf(registration.id);
    await stripe().refunds.create({ payment_intent: first?.stripePaymentIntentId ?? '' });
    await settleEvents();
    expect(await paymentOf('registration', registration.id)).toMatchObject({
      status: 'active',
      refundedCents: 3750,
    });
    expect((await entriesOf(registration.id))[0]).toMatchObject({
      id: first?.id,
      status: 'refunded',
    });
    await control.disputeCharge(second?.stripePaymentIntentId ?? '');
    await settleEvents();
    expect((await paymentOf('registration', registration.id)).status).toBe('disputed');
    expect(await statuses(registration.id)).toBe('pending');
  });

  test('are the same when every event comes late, twice and backwards', async () => {
    const { registration } = await storeRegistration(1, { frequency: 'quarterly' });
    const subscriptionId = await begin('registration', registration);
    for (let n = 0; n < 3; n += 1) await control.nextBill(subscriptionId, 'paid');
    await control.advance(100);
    const events = (await takeEvents()).reverse();
    await deliverAll([...events, ...events]);
    expect(await paymentOf('registration', registration.id)).toMatchObject({
      status: 'paid',
      paidCents: 15_000,
    });
    expect(await entriesOf(registration.id)).toHaveLength(4);
    expect(await statuses(registration.id)).toBe('paid');
  });

  test('of another amount than agreed are not settled', async () => {
    const { registration } = await storeRegistration(1, { frequency: 'quarterly' });
    await control.pay(await openPayment('registration', registration), 'succeeds');
    await registrations().doc(registration.id).update({ 'payment.plan.firstCents': 3749 });
    const events = await takeEvents();
    const paid = events.find(({ type }) => type === 'invoice.paid');
    expect((await deliverEvent(paid ?? {})).status).toBe(200);
    expect(await entriesOf(registration.id)).toEqual([]);
  });
});

describe('a monthly gift', () => {
  test.each([
    ['next week', 7],
    ['in two months, over a trial that is charged nothing', 60],
  ])('that begins %s: no charge before, then every month', async (_, days) => {
    const clock = (await (await fetch(`${stack.stripe.url}/_local/clock`)).json()) as {
      now: number;
    };
    const day = new Date((clock.now + days * 86_400) * 1000).toISOString().slice(0, 10);
    const firstChargeAt = chargeInstant(day, 'America/New_York');
    const gift = await storeDonation({ totalCents: 2500, frequency: 'monthly' });
    const subscriptionId = await beginLater(gift, firstChargeAt);
    expect(await paymentOf('donation', gift.id)).toMatchObject({ status: 'active', paidCents: 0 });
    expect(await entriesOf(gift.id)).toEqual([]);
    const [started] = (await mailsAbout(`donations/${gift.id}`)).filter(
      ({ to }) => to === gift.payer.email,
    );
    expect(started?.text).toContain('Your monthly gift');
    expect(started?.text).toContain('/api/payments/manage?');
    await bill(subscriptionId, 'paid');
    await bill(subscriptionId, 'paid');
    const entries = await entriesOf(gift.id);
    expect(entries.map(({ amountCents }) => amountCents)).toEqual([2500, 2500]);
    expect(entries[0]?.paidAt).toBe(firstChargeAt.toISOString());
    expect((await stripe().subscriptions.retrieve(subscriptionId)).cancel_at).toBeNull();
  });

  test('of which the donor wants to give more is booked at what Stripe charges', async () => {
    const gift = await storeDonation({ totalCents: 2500, frequency: 'monthly' });
    const subscriptionId = await begin('donation', gift);
    await control.setPlanAmount(subscriptionId, 5000);
    await bill(subscriptionId, 'paid');
    expect((await entriesOf(gift.id)).map(({ amountCents }) => amountCents)).toEqual([2500, 5000]);
    const { plan, ...payment } = await paymentOf('donation', gift.id);
    expect(payment).toMatchObject({ status: 'active', totalCents: 5000, paidCents: 7500 });
    expect(plan).toMatchObject({ firstCents: 2500, eachCents: 5000 });
    expect((await unmatchedMoney().where('recordId', '==', gift.id).get()).size).toBe(0);
  });

  test('is paused, goes on and is stopped from the portal', async () => {
    const gift = await storeDonation({ totalCents: 2500, frequency: 'monthly' });
    const subscriptionId = await begin('donation', gift);
    const { stripeCustomerId } = await paymentOf('donation', gift.id);
    const inPortal = await openPortal(stripeCustomerId ?? '', subscriptionId);
    for (const [action, status] of [
      ['pause', 'paused'],
      ['resume', 'active'],
      ['cancel', 'active'],
    ] as const) {
      await inPortal(action);
      await settleEvents();
      expect((await paymentOf('donation', gift.id)).status).toBe(status);
    }
    await control.advance(40);
    await settleEvents();
    expect((await paymentOf('donation', gift.id)).status).toBe('ended');
    const mails = await mailsAbout(`donations/${gift.id}`);
    const subjects = mails
      .filter(({ to }) => to === gift.payer.email)
      .map(({ subject }) => subject);
    expect(subjects.map((subject) => subject.replace(/^Gift \S+: /, '')).sort()).toEqual([
      'Thank you: receipt for your gift of $25.00',
      'active again',
      'paused',
      'your plan has ended',
    ]);
  });
});

test('a gift that is older than the books is neither booked nor thanked for again', async () => {
  const gift = await storeDonation({ totalCents: 2500, frequency: 'monthly' });
  const subscriptionId = await begin('donation', gift);
  const receipts = (await mailsAbout(`donations/${gift.id}`)).length;
  const [first] = await entriesOf(gift.id);
  await ledger()
    .doc(first?.id ?? '')
    .delete();
  const event = { id: 'evt_years_later', type: 'customer.subscription.updated' };
  const yearsLater = addDays(addYears(first?.paidAt ?? '', 7), 1);
  await settlePayment(event, { subscriptionId }, yearsLater);
  expect(await entriesOf(gift.id)).toEqual([]);
  expect(await mailsAbout(`donations/${gift.id}`)).toHaveLength(receipts);
});

test('an annual sponsorship: its bill is paid with each year’s charge', async () => {
  const sponsorship = await storeSponsorship({ totalCents: 50_000, frequency: 'annual' });
  const subscriptionId = await begin('sponsorship', sponsorship);
  const billOf = async () => (await sponsorBills().doc(sponsorship.id).get()).data();
  expect(await billOf()).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'stripe' });
  await bill(subscriptionId, 'failed');
  expect((await billOf())?.paymentStatus).toBe('overdue');
  const failed = (await entriesOf(sponsorship.id)).find(({ status }) => status === 'failed');
  await control.payInvoice(failed?.id ?? '', 'paid');
  await settleEvents();
  expect((await billOf())?.paymentStatus).toBe('paid');
  expect(await paymentOf('sponsorship', sponsorship.id)).toMatchObject({
    status: 'active',
    paidCents: 100_000,
  });
});

test('installments that were paused are made up for: every one is charged', async () => {
  const sponsorship = await storeSponsorship({ totalCents: 40_000, frequency: 'quarterly' });
  const subscriptionId = await begin('sponsorship', sponsorship);
  const { stripeCustomerId } = await paymentOf('sponsorship', sponsorship.id);
  const inPortal = await openPortal(stripeCustomerId ?? '', subscriptionId);
  await inPortal('pause');
  await settleEvents();
  await control.advance(200);
  await settleEvents();
  await inPortal('resume');
  await settleEvents();
  for (let n = 0; n < 5; n += 1) {
    const { status } = await stripe().subscriptions.retrieve(subscriptionId);
    if (status !== 'canceled') await bill(subscriptionId, 'paid');
  }
  expect(await paymentOf('sponsorship', sponsorship.id)).toMatchObject({
    status: 'paid',
    paidCents: 40_000,
  });
  expect(await entriesOf(sponsorship.id)).toHaveLength(4);
});

/** As `begin`, of a plan whose first charge is still to come. */
async function beginLater(gift: Parameters<typeof openPayment>[1], firstChargeAt: Date) {
  await control.pay(await openPayment('donation', gift, firstChargeAt), 'succeeds');
  await settleEvents();
  return (await paymentOf('donation', gift.id)).stripeSubscriptionId ?? '';
}
