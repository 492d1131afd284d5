import { addDays } from 'date-fns';
import { expect, test } from 'vitest';
import { dayOf } from '#domain/calendar/calendar.ts';
import { sponsorBills } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { sendPaymentLink } from '#server/use-cases/billing/send-payment-link.ts';
import { runNightly } from '#server/use-cases/nightly/run-nightly.ts';
import { readMonth } from '#server/use-cases/payments/read-month.ts';
import { stack } from '#tests/helpers/functions.ts';
import {
  entriesOf,
  mailsAbout,
  openPayment,
  paymentOf,
  storeSponsorship,
} from '#tests/helpers/payables.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { settleEvents } from '#tests/helpers/stripe-events.ts';

/* A business that left Stripe's page has promised nothing: it may have paid with a second form. */

await stack.seed();
const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();

const now = new Date();
const signedInAt = now.toISOString();
const OFFICE = {
  uid: 'office',
  email: 'office@example.com',
  emailVerified: true,
  signedInAt,
  profile: null,
};
const dayIn = (days: number) => dayOf(addDays(now, days), 'America/New_York');

const billOf = async (id: string) => (await sponsorBills().doc(id).get()).data();
async function outstanding() {
  const { sponsors } = (await readMonth('', now)).outstanding;
  return Object.values(sponsors).reduce((sum, cents) => sum + cents, 0);
}

/** One by card, due since yesterday, whose page expired. */
async function leftPage(frequency: 'one-time' | 'annual' | 'quarterly' = 'one-time') {
  const { id } = await storeSponsorship({ totalCents: 250_000, frequency }).then(async (one) => {
    await stripe().checkout.sessions.expire(await openPayment('sponsorship', one));
    return one;
  });
  await settleEvents();
  expect((await paymentOf('sponsorship', id)).status).toBe('expired');
  await sponsorBills()
    .doc(id)
    .update({ dueDate: dayIn(-1) });
  return id;
}

test.each(['one-time', 'annual'] as const)(
  'a %s sponsor who left the payment page is asked for nothing, and counts as owing nothing',
  async (frequency) => {
    const before = await outstanding();
    const id = await leftPage(frequency);
    expect(await outstanding()).toBe(before);
    await runNightly(now);
    expect(await mailsAbout(`sponsorBills/${id}`)).toEqual([]);
    expect(await billOf(id)).toMatchObject({ paymentStatus: 'pending' });
  },
);

test('before its day, it is not reminded of it either', async () => {
  const id = await leftPage();
  await sponsorBills()
    .doc(id)
    .update({ dueDate: dayIn(1) });
  await runNightly(now);
  expect(await mailsAbout(`sponsorBills/${id}`)).toEqual([]);
});

test('one who then promised the office a check is asked for it', async () => {
  const id = await leftPage();
  const before = await outstanding();
  await sponsorBills().doc(id).update({ paymentMethod: 'check' });
  expect(await outstanding()).toBe(before + 250_000);
  await runNightly(now);
  expect(await billOf(id)).toMatchObject({ paymentStatus: 'overdue' });
  expect(await mailsAbout(`sponsorBills/${id}`)).toHaveLength(1);
});

test('one whom the office has emailed a link to pay is asked for it', async () => {
  const id = await leftPage();
  const before = await outstanding();
  await sendPaymentLink({ kind: 'sponsorship', recordId: id }, OFFICE, now);
  const linked = await mailsAbout(`sponsorBills/${id}`);
  expect(linked).toHaveLength(1);
  expect(await outstanding()).toBe(before + 250_000);
  await runNightly(now);
  expect(await billOf(id)).toMatchObject({ paymentStatus: 'overdue' });
  expect(await mailsAbout(`sponsorBills/${id}`)).toHaveLength(2);
});

test('one whose payment the bank took back owes it', async () => {
  const sponsorship = await storeSponsorship({ totalCents: 250_000 });
  const { id } = sponsorship;
  await sponsorBills()
    .doc(id)
    .update({ dueDate: dayIn(-1) });
  await control.pay(await openPayment('sponsorship', sponsorship), 'succeeds');
  await settleEvents();
  const before = await outstanding();
  const intent = (await entriesOf(id))[0]?.stripePaymentIntentId ?? '';
  await control.disputeCharge(intent);
  await settleEvents();
  await control.closeDispute(intent, 'lost');
  await settleEvents();
  expect(await outstanding()).toBe(before + 250_000);
  await runNightly(now);
  expect(await billOf(id)).toMatchObject({ paymentStatus: 'overdue' });
});
