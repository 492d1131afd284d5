import { expect, test } from 'vitest';
import { openPaymentLinkEndpoint } from '#contracts/billing/payment-link.ts';
import { endGiftEndpoint } from '#contracts/donations/dashboard.ts';
import { reversePaymentEndpoint } from '#contracts/payments/dashboard.ts';
import type { Donation } from '#domain/donations/donation.ts';
import openLink from '#functions/payment-link.ts';
import { donations } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { paymentLink } from '#server/use-cases/billing/payment-link.ts';
import { readDonation } from '#server/use-cases/donations/read-donations.ts';
import { runNightly } from '#server/use-cases/nightly/run-nightly.ts';
import { actionsOn } from '#tests/helpers/audit-log.ts';
import { daysAgo } from '#tests/helpers/days.ts';
import { invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { correct, note, sendAs } from '#tests/helpers/hand-money.ts';
import { office } from '#tests/helpers/office.ts';
import { mailsAbout, openPayment, storeDonation } from '#tests/helpers/payables.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { settleEvents } from '#tests/helpers/stripe-events.ts';

/* A gift that will not come, or come again, is ended by the office. */

const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();
const byCheck = { paymentMethod: 'check', createdAt: new Date(daysAgo(20)) } as const;

const stored = async (id: string) => (await donations().doc(id).get()).data() as Donation;
const end = async (id: string, seen?: string) =>
  sendAs(office, endGiftEndpoint.path, { id, seen: seen ?? (await stored(id)).updatedAt });
const subjects = async (id: string) =>
  (await mailsAbout(`donations/${id}`)).map(({ subject }) => subject);

test('a promised one is canceled once: the donor is emailed, and asked for nothing more', async () => {
  const { id, number } = await storeDonation({ totalCents: 5000, ...byCheck });
  expect((await end(id)).status).toBe(200);
  expect((await stored(id)).payment.status).toBe('cancelled');
  expect(await actionsOn(`donations/${id}`)).toEqual(['donation.ended']);
  expect((await end(id)).status).toBe(409);
  await runNightly(new Date());
  expect(await subjects(id)).toEqual([`Your gift ${number} is canceled`]);
});

test('one whose check was returned can be canceled, too', async () => {
  const { id } = await storeDonation({ totalCents: 5000, ...byCheck });
  const { id: entryId } = await note(office, 'donation', id, 5000);
  expect((await end(id)).status).toBe(409);
  const reversal = { entryId, reason: 'The donor asked for it back', date: daysAgo(0) };
  expect((await sendAs(office, reversePaymentEndpoint.path, reversal)).status).toBe(200);
  expect((await end(id)).status).toBe(200);
  expect((await stored(id)).payment).toMatchObject({ status: 'cancelled', paidCents: 0 });
});

test('a promised one of which a part came is closed at that part', async () => {
  const { id, number } = await storeDonation({ totalCents: 100_000, ...byCheck });
  const { id: entryId } = await note(office, 'donation', id, 40_000);
  expect((await readDonation(id, new Date())).end).toBe('closed');
  expect((await end(id)).status).toBe(200);
  const paid = { status: 'paid', totalCents: 40_000, paidCents: 40_000, endedByOffice: true };
  expect((await stored(id)).payment).toMatchObject(paid);
  expect(await subjects(id)).toContain(`Your gift ${number} is complete`);
  const after = await readDonation(id, new Date());
  expect(after).toMatchObject({ end: null, owed: { owedCents: 0 } });
  expect((await end(id)).status).toBe(409);
  // The check bounces: nothing is owed, and the bank may present it again.
  const reversal = { entryId, reason: 'It bounced', date: daysAgo(0) };
  expect((await sendAs(office, reversePaymentEndpoint.path, reversal)).status).toBe(200);
  expect((await stored(id)).payment).toMatchObject({ status: 'cancelled', paidCents: 0 });
  await note(office, 'donation', id, 40_000);
  expect((await stored(id)).payment).toMatchObject(paid);
});

test('the check of one that is closed can be corrected upward: it never was the whole', async () => {
  const { id } = await storeDonation({ totalCents: 50_000, ...byCheck });
  const { id: entryId } = await note(office, 'donation', id, 20_000);
  expect((await end(id)).status).toBe(200);
  const answer = await correct(office, entryId, { amountCents: 25_000 });
  expect(answer.status, await answer.clone().text()).toBe(200);
  const whole = { status: 'paid', totalCents: 25_000, paidCents: 25_000, endedByOffice: true };
  expect((await stored(id)).payment).toMatchObject(whole);
  const monthly = await storeDonation({ totalCents: 2500, frequency: 'monthly', ...byCheck });
  const slip = await note(office, 'donation', monthly.id, 2000);
  expect((await end(monthly.id)).status).toBe(200);
  expect((await correct(office, slip.id, { amountCents: 2500 })).status).toBe(200);
  expect((await stored(monthly.id)).payment).toMatchObject({ status: 'ended', paidCents: 2500 });
});

test('a monthly one by check ends, and stays so when its last check bounces', async () => {
  const { id, number } = await storeDonation({
    totalCents: 2500,
    frequency: 'monthly',
    ...byCheck,
  });
  await note(office, 'donation', id, 2500);
  const { id: entryId } = await note(office, 'donation', id, 2500);
  expect((await end(id)).status).toBe(200);
  expect((await stored(id)).payment.status).toBe('ended');
  expect(await subjects(id)).toContain(`Your monthly gift ${number} has ended`);
  const reversal = { entryId, reason: 'It bounced', date: daysAgo(0) };
  expect((await sendAs(office, reversePaymentEndpoint.path, reversal)).status).toBe(200);
  expect((await stored(id)).payment).toMatchObject({ status: 'ended', paidCents: 2500 });
  // The bank presents it again.
  expect((await readDonation(id, new Date())).owed).toMatchObject({ comeAgainCents: 2500 });
  await note(office, 'donation', id, 2500);
  expect((await stored(id)).payment).toMatchObject({ status: 'ended', paidCents: 5000 });
});

test('of one whose check was moved to another gift, that check is not asked for again', async () => {
  const monthly = { totalCents: 2500, frequency: 'monthly', ...byCheck } as const;
  const { id } = await storeDonation(monthly);
  const { id: other } = await storeDonation(monthly);
  await note(office, 'donation', id, 2500);
  const { id: entryId } = await note(office, 'donation', id, 2500);
  const to = { kind: 'donation', recordId: other } as const;
  expect((await correct(office, entryId, { to, amountCents: 2500 })).status).toBe(200);
  expect((await end(id)).status).toBe(200);
  expect((await readDonation(id, new Date())).owed).toMatchObject({ comeAgainCents: 0 });
});

test('a monthly one of which nothing came is canceled, and nobody is thanked for gifts', async () => {
  const { id, number } = await storeDonation({
    totalCents: 2500,
    frequency: 'monthly',
    ...byCheck,
  });
  expect((await end(id)).status).toBe(200);
  expect((await stored(id)).payment.status).toBe('cancelled');
  expect(await subjects(id)).toEqual([`Your gift ${number} is canceled`]);
});

/** A monthly gift by check, of which one payment came by the link in its reminder. */
async function paidByLink() {
  const gift = await storeDonation({ totalCents: 2500, frequency: 'monthly', ...byCheck });
  const subject = { kind: 'donation', recordId: gift.id } as const;
  const link = paymentLink('', subject, gift.payer.email, new Date()).split('link=')[1];
  const body = { idempotencyKey: crypto.randomUUID(), link };
  const answer = await invoke(openLink, postJson(openPaymentLinkEndpoint.path, body));
  const { checkout } = openPaymentLinkEndpoint.response.parse(await answer.json());
  await control.pay(checkout?.sessionId ?? '', 'succeeds');
  await settleEvents();
  return { id: gift.id, page: checkout?.sessionId ?? '' };
}

test('a monthly one that has ended stays so through a dispute', async () => {
  const { id, page } = await paidByLink();
  expect((await end(id)).status).toBe(200);
  await control.dispute(page);
  await settleEvents();
  expect((await stored(id)).payment.status).toBe('ended');
});

test('the check that crossed a payment by card can be recorded after its refund, and the gift goes on', async () => {
  const { id } = await paidByLink();
  const { stripePaymentIntentId } = (await stored(id)).payment;
  await stripe().refunds.create({ payment_intent: stripePaymentIntentId ?? '' });
  await settleEvents();
  expect((await stored(id)).payment.status).toBe('refunded');
  const { owed } = await readDonation(id, new Date());
  expect(owed).toMatchObject({ owedCents: 2500, dueCents: 0, nextCents: 2500 });
  await note(office, 'donation', id, 2500);
  expect((await stored(id)).payment).toMatchObject({ status: 'active', paidCents: 5000 });
});

test('the payment page of one by card is closed first', async () => {
  const gift = await storeDonation({ totalCents: 5000 });
  const page = await openPayment('donation', gift);
  expect((await end(gift.id)).status).toBe(200);
  expect((await stripe().checkout.sessions.retrieve(page)).status).toBe('expired');
});

test('one whose first charge failed for good is over at Stripe, and nothing is offered', async () => {
  const gift = await storeDonation({ totalCents: 2500, frequency: 'monthly' });
  const payment = { ...gift.payment, status: 'payment_failed', stripeSubscriptionId: 'sub_1' };
  await donations().doc(gift.id).update({ payment });
  expect((await readDonation(gift.id, new Date())).end).toBeNull();
  expect((await end(gift.id)).status).toBe(409);
  const pledge = await storeDonation({ totalCents: 2500, ...byCheck });
  expect((await readDonation(pledge.id, new Date())).end).toBe('cancelled');
});

test('what Stripe charges, what is paid, and what was changed meanwhile stays', async () => {
  const monthly = await storeDonation({ totalCents: 2500, frequency: 'monthly' });
  await control.pay(await openPayment('donation', monthly), 'succeeds');
  await settleEvents();
  const refused = await end(monthly.id);
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain('cancel its subscription at Stripe');
  const once = await storeDonation({ totalCents: 5000 });
  await control.pay(await openPayment('donation', once), 'succeeds');
  await settleEvents();
  expect((await end(once.id)).status).toBe(409);
  const changed = await storeDonation({ totalCents: 5000, ...byCheck });
  expect((await end(changed.id, '2026-01-01T00:00:00.000Z')).status).toBe(409);
  expect((await stored(changed.id)).payment.status).toBe('pending');
});
