import { addDays, addMonths } from 'date-fns';
import { expect, test } from 'vitest';
import { openPaymentLinkEndpoint } from '#contracts/billing/payment-link.ts';
import { markPaidEndpoint, reversePaymentEndpoint } from '#contracts/payments/dashboard.ts';
import { endSponsorshipEndpoint, updateSponsorEndpoint } from '#contracts/sponsorship/dashboard.ts';
import type { SponsorBill } from '#domain/billing/sponsor-bill.ts';
import { SponsorBillFormSchema } from '#domain/billing/sponsor-bill-form.ts';
import { NOTHING_OWED } from '#domain/payments/owed-by-hand.ts';
import openLink from '#functions/payment-link.ts';
import { sponsorBills, sponsorships } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { paymentLink } from '#server/use-cases/billing/payment-link.ts';
import { runNightly } from '#server/use-cases/nightly/run-nightly.ts';
import { readOverview } from '#server/use-cases/overview/read-overview.ts';
import { readSponsor } from '#server/use-cases/sponsorship/read-sponsors.ts';
import { actionsOn } from '#tests/helpers/audit-log.ts';
import { daysAgo } from '#tests/helpers/days.ts';
import { invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { correct, note, sendAs } from '#tests/helpers/hand-money.ts';
import { office } from '#tests/helpers/office.ts';
import {
  entriesOf,
  mailsAbout,
  openPayment,
  paymentOf,
  storeSponsorship,
} from '#tests/helpers/payables.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { settleEvents } from '#tests/helpers/stripe-events.ts';

/* A sponsor stops after a part: what came stays, nothing more is owed, and nothing is to be refunded. */

const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();
const byCheck = { paymentMethod: 'check', createdAt: new Date(daysAgo(120)) } as const;

const billOf = async (id: string) => (await sponsorBills().doc(id).get()).data() as SponsorBill;
const end = async (id: string, seen?: string) =>
  sendAs(office, endSponsorshipEndpoint.path, { id, seen: seen ?? (await billOf(id)).updatedAt });
const become = async (id: string, paymentStatus: SponsorBill['paymentStatus']) => {
  const stored = await billOf(id);
  const bill = { ...SponsorBillFormSchema.parse(stored), paymentStatus };
  const body = { id, seen: stored.updatedAt, bill };
  return (await sendAs(office, updateSponsorEndpoint.path, body)).status;
};
const tryToNote = async (recordId: string, amountCents: number) => {
  const payment = { method: 'check', date: daysAgo(0), reference: '1043', amountCents };
  const body = { kind: 'sponsorship', recordId, idempotencyKey: crypto.randomUUID(), payment };
  return (await sendAs(office, markPaidEndpoint.path, body)).status;
};
const openByLink = async (recordId: string, email: string) => {
  const link = paymentLink('', { kind: 'sponsorship', recordId }, email, new Date());
  const body = { idempotencyKey: crypto.randomUUID(), link: link.split('link=')[1] };
  const answer = await invoke(openLink, postJson(openPaymentLinkEndpoint.path, body));
  const { checkout } = openPaymentLinkEndpoint.response.parse(await answer.json());
  return checkout?.sessionId ?? '';
};
const subjects = async (id: string) =>
  (await mailsAbout(`sponsorships/${id}`)).map(({ subject }) => subject);
const overpaid = async (number: string) =>
  (await readOverview(new Date())).overpaid.filter((one) => one.number === number);

test('a quarterly one by check ends after two payments, once, and is asked for nothing more', async () => {
  const { id, number } = await storeSponsorship({
    totalCents: 100_000,
    frequency: 'quarterly',
    ...byCheck,
  });
  for (const _ of [1, 2]) await note(office, 'sponsorship', id, 25_000);
  expect(await readSponsor(id, new Date())).toMatchObject({ mayEnd: true });
  const answer = await end(id);
  expect(answer.status, await answer.clone().text()).toBe(200);
  expect(await billOf(id)).toMatchObject({
    paymentStatus: 'paid',
    paidDate: daysAgo(3),
    amountCents: 50_000,
  });
  expect(await paymentOf('sponsorship', id)).toMatchObject({ status: 'paid', totalCents: 50_000 });
  expect(await readSponsor(id, new Date())).toMatchObject({
    mayEnd: false,
    payCents: 0,
    owed: { owedCents: 0, dueCents: 0 },
  });
  expect(await overpaid(number)).toEqual([]);
  expect(await actionsOn(`sponsorBills/${id}`)).toEqual(['sponsor.ended']);
  expect((await end(id)).status).toBe(409);
  expect(await subjects(id)).toContain(`Your sponsorship ${number} has ended`);
  const before = (await subjects(id)).length;
  // The third would be late by then.
  await runNightly(addDays(new Date(), 80));
  expect(await subjects(id)).toHaveLength(before);
});

test('one that is asked for again and ends again: the sponsor is emailed each time', async () => {
  const { id, number } = await storeSponsorship({ totalCents: 100_000, ...byCheck });
  const first = await note(office, 'sponsorship', id, 25_000);
  expect((await end(id)).status).toBe(200);
  const back = { entryId: first.id, reason: 'The check bounced', date: daysAgo(0) };
  expect((await sendAs(office, reversePaymentEndpoint.path, back)).status).toBe(200);
  expect(await become(id, 'pending')).toBe(200);
  await note(office, 'sponsorship', id, 10_000);
  expect((await end(id)).status).toBe(200);
  const ended = (await subjects(id)).filter((one) => one.endsWith(`${number} has ended`));
  expect(ended).toHaveLength(2);
});

test('one by card ends where its subscription was canceled at Stripe, and not before', async () => {
  const sponsor = await storeSponsorship({ totalCents: 100_000, frequency: 'quarterly' });
  const { id, number } = sponsor;
  await control.pay(await openPayment('sponsorship', sponsor), 'succeeds');
  await settleEvents();
  const refused = await end(id);
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain('cancel its subscription at Stripe');
  const { stripeSubscriptionId } = await paymentOf('sponsorship', id);
  await stripe().subscriptions.cancel(stripeSubscriptionId ?? '');
  await settleEvents();
  expect(await billOf(id)).toMatchObject({ paymentStatus: 'overdue' });
  expect((await end(id)).status).toBe(200);
  const paid = { paymentStatus: 'paid', amountCents: 25_000 };
  expect(await billOf(id)).toMatchObject(paid);
  // What is heard of it later changes nothing of that.
  const [entry] = await entriesOf(id);
  await stripe().refunds.create({
    payment_intent: entry?.stripePaymentIntentId ?? '',
    amount: 100,
  });
  await settleEvents();
  expect(await billOf(id)).toMatchObject(paid);
  expect(await overpaid(number)).toEqual([]);
});

test('a yearly one by check ends with the years that came, also when one of them bounces', async () => {
  const { id, number } = await storeSponsorship({
    totalCents: 250_000,
    frequency: 'annual',
    paymentMethod: 'check',
    createdAt: new Date(daysAgo(400)),
  });
  await note(office, 'sponsorship', id, 250_000);
  const { id: entryId } = await note(office, 'sponsorship', id, 100_000);
  expect((await end(id)).status).toBe(200);
  expect(await billOf(id)).toMatchObject({ paymentStatus: 'paid', amountCents: 250_000 });
  expect((await paymentOf('sponsorship', id)).status).toBe('ended');
  expect(await overpaid(number)).toEqual([]);
  const reversal = { entryId, reason: 'It bounced', date: daysAgo(0) };
  expect((await sendAs(office, reversePaymentEndpoint.path, reversal)).status).toBe(200);
  await runNightly(addMonths(new Date(), 12));
  expect(await billOf(id)).toMatchObject({ paymentStatus: 'paid' });
  expect((await paymentOf('sponsorship', id)).status).toBe('ended');
  expect((await end(id)).status).toBe(409);
});

test('a yearly one by check whose only year bounces is owed by nobody, until the office opens it again', async () => {
  const { id, number } = await storeSponsorship({
    totalCents: 50_000,
    frequency: 'annual',
    ...byCheck,
  });
  const { id: first } = await note(office, 'sponsorship', id, 50_000);
  // By mistake: nothing is left of that.
  for (const status of ['cancelled', 'pending'] as const)
    expect(await become(id, status)).toBe(200);
  expect((await end(id)).status).toBe(200);
  // Corrected, it is the same year.
  expect((await correct(office, first, { amountCents: 45_000 })).status).toBe(200);
  expect(await billOf(id)).toMatchObject({ paymentStatus: 'paid' });
  expect((await readSponsor(id, new Date())).owed).toMatchObject({ comeAgainCents: 0 });
  expect(await overpaid(number)).toEqual([]);
  const entryId = (await entriesOf(id)).find(({ amountCents }) => amountCents === 45_000)?.id;
  const reversal = { entryId, reason: 'It bounced', date: daysAgo(0) };
  expect((await sendAs(office, reversePaymentEndpoint.path, reversal)).status).toBe(200);
  expect(await billOf(id)).toMatchObject({ paymentStatus: 'cancelled', paidDate: null });
  expect(await readSponsor(id, new Date())).toMatchObject({ payCents: 0, owed: NOTHING_OWED });
  const before = (await subjects(id)).length;
  await runNightly(addDays(new Date(), 50));
  expect(await subjects(id)).toHaveLength(before);
  expect(await become(id, 'pending')).toBe(200);
  await note(office, 'sponsorship', id, 50_000);
  expect(await paymentOf('sponsorship', id)).toMatchObject({ status: 'active', paidCents: 50_000 });
  expect(await billOf(id)).toMatchObject({ paymentStatus: 'paid' });
});

test('a year paid by card whose dispute is lost is not owed of a yearly one that has ended', async () => {
  const { id, payer } = await storeSponsorship({
    totalCents: 50_000,
    frequency: 'annual',
    ...byCheck,
  });
  await control.pay(await openByLink(id, payer.email), 'succeeds');
  await settleEvents();
  expect((await end(id)).status).toBe(200);
  const intentId = (await paymentOf('sponsorship', id)).stripePaymentIntentId ?? '';
  await control.disputeCharge(intentId);
  await settleEvents();
  await control.closeDispute(intentId, 'lost');
  await settleEvents();
  expect(await billOf(id)).toMatchObject({ paymentStatus: 'cancelled' });
  const told = (await subjects(id)).find((subject) => subject.includes('we lost the dispute'));
  expect(told).toContain('the bank took');
  expect(told).not.toContain('owed again');
});

test.each([
  ['quarterly', 25_000],
  ['one-time', 20_000],
] as const)('a %s one by check stays ended when checks of it bounce', async (frequency, cents) => {
  const { id } = await storeSponsorship({ totalCents: 100_000, frequency, ...byCheck });
  const noted: { id: string }[] = [];
  for (const _ of [1, 2]) noted.push(await note(office, 'sponsorship', id, cents));
  expect((await end(id)).status).toBe(200);
  const reverse = async (index: number) => {
    const reversal = { entryId: noted[index]?.id, reason: 'It bounced', date: daysAgo(0) };
    expect((await sendAs(office, reversePaymentEndpoint.path, reversal)).status).toBe(200);
  };
  await reverse(1);
  expect(await paymentOf('sponsorship', id)).toMatchObject({ status: 'paid', totalCents: cents });
  expect(await billOf(id)).toMatchObject({ paymentStatus: 'paid', amountCents: cents });
  const owesNothing = { mayEnd: false, payCents: 0, owed: NOTHING_OWED };
  expect(await readSponsor(id, new Date())).toMatchObject(owesNothing);
  const before = (await subjects(id)).length;
  for (const days of [20, 50, 80]) await runNightly(addDays(new Date(), days));
  expect(await subjects(id)).toHaveLength(before);
  expect(await billOf(id)).toMatchObject({ paymentStatus: 'paid' });
  await reverse(0);
  expect((await paymentOf('sponsorship', id)).status).toBe('cancelled');
  expect(await billOf(id)).toMatchObject({ paymentStatus: 'cancelled' });
  expect(await readSponsor(id, new Date())).toMatchObject(owesNothing);
});

test.each([
  ['quarterly', 100_000, 'paid'],
  ['annual', 25_000, 'ended'],
] as const)(
  'of a %s one that has ended, a check that the bank presents again can be noted',
  async (frequency, totalCents, status) => {
    const { id, number } = await storeSponsorship({
      totalCents,
      frequency,
      paymentMethod: 'check',
      createdAt: new Date(daysAgo(400)),
    });
    await note(office, 'sponsorship', id, 25_000);
    const { id: entryId } = await note(office, 'sponsorship', id, 25_000);
    expect((await end(id)).status).toBe(200);
    const owed = async () => (await readSponsor(id, new Date())).owed;
    expect(await owed()).toMatchObject({ ...NOTHING_OWED, comeAgainCents: 0 });
    const reversal = { entryId, reason: 'It bounced', date: daysAgo(0) };
    expect((await sendAs(office, reversePaymentEndpoint.path, reversal)).status).toBe(200);
    expect(await owed()).toMatchObject({ ...NOTHING_OWED, comeAgainCents: 25_000 });
    expect(await tryToNote(id, 25_001)).toBe(422);
    await note(office, 'sponsorship', id, 25_000);
    expect(await paymentOf('sponsorship', id)).toMatchObject({ status, paidCents: 50_000 });
    expect(await billOf(id)).toMatchObject({ paymentStatus: 'paid' });
    expect(await overpaid(number)).toEqual([]);
    expect(await owed()).toMatchObject({ ...NOTHING_OWED, comeAgainCents: 0 });
    expect(await tryToNote(id, 1)).toBe(409);
  },
);

test('of an ended one a payment that is corrected leaves nothing owed', async () => {
  const { id, number } = await storeSponsorship({ totalCents: 100_000, ...byCheck });
  const { id: entryId } = await note(office, 'sponsorship', id, 20_000);
  expect((await end(id)).status).toBe(200);
  expect((await correct(office, entryId, { amountCents: 19_000 })).status).toBe(200);
  expect(await paymentOf('sponsorship', id)).toMatchObject({ status: 'paid', totalCents: 19_000 });
  expect(await billOf(id)).toMatchObject({ paymentStatus: 'paid', amountCents: 19_000 });
  expect(await overpaid(number)).toEqual([]);
});

test('one that was canceled with its part can be opened again and ended', async () => {
  const { id, number } = await storeSponsorship({ totalCents: 50_000, ...byCheck });
  await note(office, 'sponsorship', id, 10_000);
  expect(await become(id, 'cancelled')).toBe(200);
  expect(await overpaid(number)).toHaveLength(1);
  expect((await end(id)).status).toBe(409);
  expect(await become(id, 'pending')).toBe(200);
  expect((await end(id)).status).toBe(200);
  expect(await overpaid(number)).toEqual([]);
});

test('what is paid, of which nothing came, and what was changed meanwhile stays', async () => {
  const paid = await storeSponsorship({ totalCents: 50_000, ...byCheck });
  await note(office, 'sponsorship', paid.id, 50_000);
  expect((await end(paid.id)).status).toBe(409);
  const none = await storeSponsorship({ totalCents: 50_000, ...byCheck });
  expect((await end(none.id)).status).toBe(409);
  const part = await storeSponsorship({ totalCents: 50_000, ...byCheck });
  await note(office, 'sponsorship', part.id, 10_000);
  expect((await end(part.id, '2026-01-01T00:00:00.000Z')).status).toBe(409);
  expect((await sponsorships().doc(part.id).get()).data()?.payment.status).toBe('pending');
});

test('its payment page is closed first', async () => {
  const { id, payer } = await storeSponsorship({ totalCents: 50_000, ...byCheck });
  await note(office, 'sponsorship', id, 10_000);
  const sessionId = await openByLink(id, payer.email);
  expect((await end(id)).status).toBe(200);
  expect((await stripe().checkout.sessions.retrieve(sessionId)).status).toBe('expired');
});
