import { expect, test } from 'vitest';
import { readSettings } from '#server/gateways/content.ts';
import { donations, ledger } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { mailYearStatements } from '#server/use-cases/nightly/mail-year-statements.ts';
import { stack } from '#tests/helpers/functions.ts';
import { statementsTo } from '#tests/helpers/giving-statements.ts';
import { pay } from '#tests/helpers/office.ts';
import { entriesOf, openPayment, storeDonation } from '#tests/helpers/payables.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { settleEvents } from '#tests/helpers/stripe-events.ts';

/* A year's statement that went out, and what then becomes of a gift by card that it tells or left out. */

const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();
const job = { settings: await readSettings(), hasTime: () => true, resumeAt: {} };

async function night(email: string, day: string) {
  await mailYearStatements({ ...job, now: new Date(`${day}T12:00:00Z`) });
  return (await statementsTo(email)).sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}

/** A gift of $200.00 by card in 2026, beside one of $50.00 by check. */
async function given() {
  const gift = await storeDonation({ totalCents: 20_000 });
  const check = await storeDonation({ totalCents: 5000, paymentMethod: 'check' });
  const { email } = gift.payer;
  await donations().doc(check.id).update({ 'payer.email': email });
  await pay('donation', check.id, '2026-03-05');
  return givenByCard(gift);
}

async function givenByCard(gift: Awaited<ReturnType<typeof storeDonation>>) {
  const { email } = gift.payer;
  await control.pay(await openPayment('donation', gift), 'succeeds');
  await settleEvents();
  const [entry] = await entriesOf(gift.id);
  const { id = '', stripePaymentIntentId } = entry ?? {};
  const doc = ledger().doc(id);
  await doc.update({ paidAt: '2026-12-28T15:00:00.000Z', createdAt: '2026-12-28T15:00:00.000Z' });
  const changed = async (on: string, change = {}) => {
    await settleEvents();
    await doc.update({ updatedAt: `${on}T15:00:00.000Z`, ...change });
  };
  await changed('2026-12-28');
  return { email, changed, entryId: id, intent: stripePaymentIntentId ?? '' };
}

/** Refunds, as Stripe dates them. */
async function refund(gift: Awaited<ReturnType<typeof given>>, amount: number, on: string) {
  const { id } = await stripe().refunds.create({ payment_intent: gift.intent, amount });
  await gift.changed(on, { refunds: [{ id, cents: amount, at: `${on}T15:00:00.000Z` }] });
}

test('a refund after it is told in a corrected statement, once', async () => {
  const gift = await given();
  const [first] = await night(gift.email, '2027-01-16');
  expect(first?.text).toContain('Gifts in 2026: $250.00');
  await refund(gift, 10_000, '2027-02-03');
  await night(gift.email, '2027-02-04');
  const [, second, ...more] = await night(gift.email, '2027-02-05');
  expect(more).toEqual([]);
  expect(second?.subject).toBe('Your corrected giving statement for 2026');
  expect(second?.text).toContain('replaces the one that we sent you on January 16, 2027');
  expect(second?.text).toContain('Gifts in 2026: $150.00');
});

test('a refund of all that it told, after it: the donor reads that it no longer holds, and no word of a mistake', async () => {
  const gift = await storeDonation({ totalCents: 20_000 });
  const card = await givenByCard(gift);
  await night(gift.payer.email, '2027-01-16');
  await refund(card, 20_000, '2027-02-03');
  const [, second] = await night(gift.payer.email, '2027-02-04');
  expect(second?.subject).toBe('Please do not use your giving statement for 2026');
  expect(second?.text).toContain('was corrected or refunded after that');
  expect(second?.text).not.toContain('wrong');
});

test('a refund before it is in it, and nothing is sent again', async () => {
  const gift = await given();
  await refund(gift, 10_000, '2027-01-14');
  expect(await night(gift.email, '2027-01-16')).toHaveLength(1);
  const [only, ...more] = await night(gift.email, '2027-01-17');
  expect(more).toEqual([]);
  expect(only?.text).toContain('Gifts in 2026: $150.00');
});

test('a fee that Stripe tells late changes nothing', async () => {
  const gift = await given();
  await gift.changed('2027-01-17', { createdAt: '2027-01-15T20:00:00.000Z', feeCents: 610 });
  await night(gift.email, '2027-01-16');
  expect(await night(gift.email, '2027-01-18')).toHaveLength(1);
});

test('a dispute that was open then: nothing until it is won, then all of it', async () => {
  const gift = await given();
  await control.disputeCharge(gift.intent);
  await gift.changed('2027-01-10');
  const [first] = await night(gift.email, '2027-01-16');
  expect(first?.text).toContain('Gifts in 2026: $50.00');
  await control.closeDispute(gift.intent, 'won');
  await gift.changed('2027-02-10');
  await night(gift.email, '2027-02-11');
  const [, second, ...more] = await night(gift.email, '2027-02-12');
  expect(more).toEqual([]);
  expect(second?.text).toContain('Gifts in 2026: $250.00');
});

test('a dispute that began after it: nothing until it is lost, then without it', async () => {
  const gift = await given();
  await night(gift.email, '2027-01-16');
  await control.disputeCharge(gift.intent);
  await gift.changed('2027-01-25');
  expect(await night(gift.email, '2027-01-26')).toHaveLength(1);
  await control.closeDispute(gift.intent, 'lost');
  await gift.changed('2027-03-10');
  const lostAt = '2027-03-10T15:00:00.000Z';
  await ledger().doc(`lost-${gift.entryId}`).update({ createdAt: lostAt, paidAt: lostAt });
  await night(gift.email, '2027-03-11');
  const [, second, ...more] = await night(gift.email, '2027-03-12');
  expect(more).toEqual([]);
  expect(second?.subject).toBe('Your corrected giving statement for 2026');
  expect(second?.text).toContain('Gifts in 2026: $50.00');
});
