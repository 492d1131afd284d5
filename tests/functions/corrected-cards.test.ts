import { expect, test } from 'vitest';
import { readSettings } from '#server/gateways/content.ts';
import { donations, ledger } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { mailYearStatements } from '#server/use-cases/nightly/mail-year-statements.ts';
import { today } from '#tests/helpers/days.ts';
import { stack } from '#tests/helpers/functions.ts';
import { statementsTo } from '#tests/helpers/giving-statements.ts';
import { pay } from '#tests/helpers/office.ts';
import { entriesOf, openPayment, storeDonation } from '#tests/helpers/payables.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { settleEvents } from '#tests/helpers/stripe-events.ts';

/* A year's statement that went out, and what then becomes of a gift by card that it tells or left out. */

const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();
const settings = await readSettings();
const job = { settings, hasTime: () => true, resumeAt: {} };

/** Gifts are of this year: Stripe's own records have the time of day at which a test runs. */
const YEAR = Number(today().slice(0, 4));
const NEXT = YEAR + 1;

async function night(email: string, day: string) {
  await mailYearStatements({ ...job, now: new Date(`${day}T12:00:00Z`) });
  return (await statementsTo(email)).sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}

/** A gift of $200.00 by card, beside one of $50.00 by check. */
async function given() {
  const gift = await storeDonation({ totalCents: 20_000 });
  const check = await storeDonation({ totalCents: 5000, paymentMethod: 'check' });
  const { email } = gift.payer;
  await donations().doc(check.id).update({ 'payer.email': email });
  await pay('donation', check.id, `${YEAR}-01-01`);
  return givenByCard(gift);
}

async function givenByCard(gift: Awaited<ReturnType<typeof storeDonation>>) {
  const { email } = gift.payer;
  await control.pay(await openPayment('donation', gift), 'succeeds');
  await settleEvents();
  const [entry] = await entriesOf(gift.id);
  const { id = '', stripePaymentIntentId } = entry ?? {};
  const doc = ledger().doc(id);
  await doc.update({
    paidAt: `${YEAR}-12-28T15:00:00.000Z`,
    createdAt: `${YEAR}-12-28T15:00:00.000Z`,
  });
  const changed = async (on: string, change = {}) => {
    await settleEvents();
    await doc.update({ updatedAt: `${on}T15:00:00.000Z`, ...change });
  };
  await changed(`${YEAR}-12-28`);
  return { email, changed, entryId: id, intent: stripePaymentIntentId ?? '' };
}

/** Refunds, as Stripe dates them. */
async function refund(gift: Awaited<ReturnType<typeof given>>, amount: number, on: string) {
  const { id } = await stripe().refunds.create({ payment_intent: gift.intent, amount });
  await gift.changed(on, { refunds: [{ id, cents: amount, at: `${on}T15:00:00.000Z` }] });
}

test('a refund after it is told in a corrected statement, once', async () => {
  const gift = await given();
  const [first] = await night(gift.email, `${NEXT}-01-16`);
  expect(first?.text).toContain(`Gifts in ${YEAR}: $250.00`);
  await refund(gift, 10_000, `${NEXT}-02-03`);
  await night(gift.email, `${NEXT}-02-04`);
  const [, second, ...more] = await night(gift.email, `${NEXT}-02-05`);
  expect(more).toEqual([]);
  expect(second?.subject).toBe(`Your corrected giving statement for ${YEAR}`);
  expect(second?.text).toContain(`replaces the one that we sent you on January 16, ${NEXT}`);
  expect(second?.text).toContain(`Gifts in ${YEAR}: $150.00`);
});

test('a refund of all that it told, after it: the donor reads that it no longer holds, and no word of a mistake', async () => {
  const gift = await storeDonation({ totalCents: 20_000 });
  const card = await givenByCard(gift);
  await night(gift.payer.email, `${NEXT}-01-16`);
  await refund(card, 20_000, `${NEXT}-02-03`);
  const [, second] = await night(gift.payer.email, `${NEXT}-02-04`);
  expect(second?.subject).toBe(`Please do not use your giving statement for ${YEAR}`);
  expect(second?.text).toContain('was corrected or refunded after that');
  expect(second?.text).not.toContain('wrong');
});

test('a refund before it is in it, and nothing is sent again', async () => {
  const gift = await given();
  await refund(gift, 10_000, `${NEXT}-01-14`);
  expect(await night(gift.email, `${NEXT}-01-16`)).toHaveLength(1);
  const [only, ...more] = await night(gift.email, `${NEXT}-01-17`);
  expect(more).toEqual([]);
  expect(only?.text).toContain(`Gifts in ${YEAR}: $150.00`);
});

test('a fee that Stripe tells late changes nothing', async () => {
  const gift = await given();
  await gift.changed(`${NEXT}-01-17`, { createdAt: `${NEXT}-01-15T20:00:00.000Z`, feeCents: 610 });
  await night(gift.email, `${NEXT}-01-16`);
  expect(await night(gift.email, `${NEXT}-01-18`)).toHaveLength(1);
});

test('a dispute that was open then: nothing until it is won, then all of it', async () => {
  const gift = await given();
  await control.disputeCharge(gift.intent);
  await gift.changed(`${NEXT}-01-10`);
  const [first] = await night(gift.email, `${NEXT}-01-16`);
  expect(first?.text).toContain(`Gifts in ${YEAR}: $50.00`);
  await control.closeDispute(gift.intent, 'won');
  await gift.changed(`${NEXT}-02-10`);
  await night(gift.email, `${NEXT}-02-11`);
  const [, second, ...more] = await night(gift.email, `${NEXT}-02-12`);
  expect(more).toEqual([]);
  expect(second?.text).toContain(`Gifts in ${YEAR}: $250.00`);
});

test('a dispute that began after it: nothing until it is lost, then without it', async () => {
  const gift = await given();
  await night(gift.email, `${NEXT}-01-16`);
  await control.disputeCharge(gift.intent);
  await gift.changed(`${NEXT}-01-25`);
  expect(await night(gift.email, `${NEXT}-01-26`)).toHaveLength(1);
  await control.closeDispute(gift.intent, 'lost');
  await gift.changed(`${NEXT}-03-10`);
  const lostAt = `${NEXT}-03-10T15:00:00.000Z`;
  await ledger().doc(`lost-${gift.entryId}`).update({ createdAt: lostAt, paidAt: lostAt });
  await night(gift.email, `${NEXT}-03-11`);
  const [, second, ...more] = await night(gift.email, `${NEXT}-03-12`);
  expect(more).toEqual([]);
  expect(second?.subject).toBe(`Your corrected giving statement for ${YEAR}`);
  expect(second?.text).toContain(`Gifts in ${YEAR}: $50.00`);
});
