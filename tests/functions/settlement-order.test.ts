import { afterEach, expect, test } from 'vitest';
import { stripe } from '#server/gateways/stripe.ts';
import { refundPayment } from '#server/use-cases/payments/refund-payment.ts';
import { stack } from '#tests/helpers/functions.ts';
import { pay } from '#tests/helpers/office.ts';
import {
  billsOf,
  entriesOf,
  mailsAbout,
  openPayment,
  paymentOf,
  storeDonation,
  storeRegistration,
} from '#tests/helpers/payables.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { deliverAll, forgetPlans, settleEvents, takeEvents } from '#tests/helpers/stripe-events.ts';

/* Facts, not the order or the day in which events come, decide what the books say. */

const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();
afterEach(forgetPlans);

test.each(['as they come', 'backwards'])(
  'a bank payment counts from the day it was sent, its events %s',
  async (order) => {
    const gift = await storeDonation({ totalCents: 5000 });
    const sessionId = await openPayment('donation', gift);
    await control.pay(sessionId, 'ach');
    const expand = ['payment_intent.latest_charge'];
    const session = await stripe().checkout.sessions.retrieve(sessionId, { expand });
    const intent = session.payment_intent as { latest_charge?: { created?: number } } | null;
    const sentAt = new Date((intent?.latest_charge?.created ?? 0) * 1000).toISOString();
    if (order === 'as they come') await settleEvents();
    await control.advance(6);
    await control.finishAch(sessionId, 'succeeds');
    const events = await takeEvents();
    await deliverAll(order === 'backwards' ? events.reverse() : events);
    expect((await paymentOf('donation', gift.id)).paidAt).toBe(sentAt);
    expect(await entriesOf(gift.id)).toMatchObject([{ status: 'paid', paidAt: sentAt }]);
  },
);

test('each receipt of a plan tells its own number, whichever event comes first', async () => {
  const { registration } = await storeRegistration(1, { frequency: 'quarterly' });
  await control.pay(await openPayment('registration', registration), 'succeeds');
  const [plan] = (await stripe().subscriptions.list({ limit: 1 })).data;
  for (let n = 0; n < 3; n += 1) await control.nextBill(plan?.id ?? '', 'paid');
  await deliverAll((await takeEvents()).reverse());
  const mails = await mailsAbout(`registrations/${registration.id}`);
  const entries = await entriesOf(registration.id);
  const told = entries.map(({ id }) => {
    const receipt = mails.find((mail) => mail.id === `registration-${registration.id}-paid-${id}`);
    // All four are in: a receipt that is written after the next came names no next.
    expect(receipt?.text).not.toContain('Next payment');
    return /Payment: (\d of 4)\s+Paid so far: (\S+)/.exec(receipt?.text ?? '')?.slice(1);
  });
  expect(told).toEqual([
    ['1 of 4', '$37.50'],
    ['2 of 4', '$75.00'],
    ['3 of 4', '$112.50'],
    ['4 of 4', '$150.00'],
  ]);
  const toOffice = mails.filter(({ id }) => id.endsWith('-office')).map(({ id }) => id);
  const ends = [entries[0], entries[3]].map(
    (entry) => `registration-${registration.id}-paid-${entry?.id}-office`,
  );
  expect(toOffice.sort()).toEqual(ends.sort());
});

test('a lost dispute leaves the books, the office hears of it, and the debt is paid anew', async () => {
  const { registration } = await storeRegistration(1);
  await control.pay(await openPayment('registration', registration), 'succeeds');
  await settleEvents();
  const intentId = (await paymentOf('registration', registration.id)).stripePaymentIntentId ?? '';
  await control.disputeCharge(intentId);
  await settleEvents();
  await control.closeDispute(intentId, 'lost');
  await settleEvents();
  expect(await paymentOf('registration', registration.id)).toMatchObject({
    status: 'payment_failed',
    paidCents: 0,
  });
  const entries = await entriesOf(registration.id);
  // Both of the same second here.
  const booked = entries.sort((a, b) => b.amountCents - a.amountCents);
  expect(booked.map(({ status, amountCents }) => [status, amountCents])).toEqual([
    ['dispute_lost', 15_000],
    ['reversal', -15_000],
  ]);
  for (const { id } of booked) {
    await expect(refundPayment(id, null)).rejects.toThrow('bank has already reversed');
  }
  const mails = await mailsAbout(`registrations/${registration.id}`);
  const lost = mails.find(({ subject }) => subject.includes('we lost the dispute'));
  expect(lost?.text).toContain('the bank took $150.00 back');
  expect((await billsOf(registration.id)).map((bill) => bill.paymentStatus)).toEqual(['pending']);

  await pay('registration', registration.id);
  expect(await paymentOf('registration', registration.id)).toMatchObject({
    status: 'paid',
    paidCents: 15_000,
  });
  expect((await billsOf(registration.id)).map((bill) => bill.paymentStatus)).toEqual(['paid']);
});
