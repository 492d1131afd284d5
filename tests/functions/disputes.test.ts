import { addDays } from 'date-fns';
import { expect, test } from 'vitest';
import { readAccountRecordsEndpoint } from '#contracts/accounts/own-account.ts';
import { type Overview, readOverviewEndpoint } from '#contracts/overview/dashboard.ts';
import { listPaymentsEndpoint } from '#contracts/payments/dashboard.ts';
import { dayOf, formatDay } from '#domain/calendar/calendar.ts';
import { recordNumberOf } from '#domain/payments/record-number.ts';
import account from '#functions/account.ts';
import { OFFICE_EMAIL } from '#local/env.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { runNightly } from '#server/use-cases/nightly/run-nightly.ts';
import { get, invoke, stack } from '#tests/helpers/functions.ts';
import { office } from '#tests/helpers/office.ts';
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
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { settleEvents, takeEvents } from '#tests/helpers/stripe-events.ts';

/* A payer's bank takes money back: the office hears what is at stake, and what it can do until when. */

const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();

const atStripe = (id: string) => `https://dashboard.stripe.com/search?query=${id}`;
const KINDS = {
  donation: () => storeDonation({ totalCents: 5000 }),
  sponsorship: () => storeSponsorship({ totalCents: 50_000 }),
  registration: async () => (await storeRegistration(1)).registration,
} as const;
type Record = Parameters<typeof openPayment>[1];

async function read<Data>(path: string): Promise<Data> {
  const request = get(path);
  request.headers.set('authorization', `Bearer ${office.idToken}`);
  return (await fetch(request)).json() as Promise<Data>;
}

async function disputedOf(recordId: string): Promise<Overview['disputed']> {
  const { disputed } = await read<Overview>(readOverviewEndpoint.path);
  return disputed.filter(({ number }) => number === recordNumberOf(recordId));
}

async function payAndDispute(kind: keyof typeof KINDS, record: Record) {
  await control.pay(await openPayment(kind, record), 'succeeds');
  await settleEvents();
  const intentId = (await entriesOf(record.id))[0]?.stripePaymentIntentId ?? '';
  await control.disputeCharge(intentId);
  const [dispute] = (await stripe().disputes.list({ payment_intent: intentId })).data;
  const dueBy = new Date((dispute?.evidence_details.due_by ?? 0) * 1000);
  return { intentId, dueBy };
}

const EACH = Object.keys(KINDS) as (keyof typeof KINDS)[];

test.each(EACH)(
  'the email about a disputed %s says what may be lost, where and until when',
  async (kind) => {
    const record = await KINDS[kind]();
    const { intentId, dueBy } = await payAndDispute(kind, record);
    await settleEvents();
    const mail = (await mailsAbout(`${kind}s/${record.id}`)).find(({ id }) =>
      /-disputed-/.test(id),
    );
    const [entry] = await entriesOf(record.id);
    expect(mail?.to).toBe(OFFICE_EMAIL);
    expect(mail?.text).toContain(
      `we may lose up to $${((entry?.amountCents ?? 0) / 100).toFixed(2)}`,
    );
    expect(mail?.text).toContain(formatDay(dayOf(dueBy, 'America/New_York')));
    expect(mail?.text).toContain(atStripe(intentId));
  },
);

test('a dispute stands in To Do Today until it is answered', async () => {
  const { registration } = await storeRegistration(1);
  const { intentId, dueBy } = await payAndDispute('registration', registration);
  await settleEvents();
  expect(await disputedOf(registration.id)).toEqual([
    {
      kind: 'registration',
      number: registration.number,
      name: 'Ana Diaz',
      cents: registration.payment.totalCents,
      answerBy: dueBy.toISOString(),
    },
  ]);
  const payments = await read(`${listPaymentsEndpoint.path}?recordId=${registration.id}`);
  expect(payments).toMatchObject({
    entries: [{ status: 'disputed', answerBy: dueBy.toISOString(), answerAt: atStripe(intentId) }],
  });
  await control.answerDispute(intentId);
  await settleEvents();
  expect(await disputedOf(registration.id)).toEqual([]);
  expect((await paymentOf('registration', registration.id)).status).toBe('disputed');
  await control.closeDispute(intentId, 'won');
  await settleEvents();
  expect(await disputedOf(registration.id)).toEqual([]);
});

test.each([
  ['paid at once', undefined, null],
  ['paid in installments', 'monthly', expect.any(String)],
] as const)(
  'while a bank decides, a bill that was %s is not overdue, and the family is not asked for it',
  async (_, frequency, dueDate) => {
    const family = await signUpUser();
    const { email } = family;
    const { registration } = await storeRegistration(1, { email, ...(frequency && { frequency }) });
    const overdue = async () => (await read<Overview>(readOverviewEndpoint.path)).waiting;
    const before = await overdue();
    const { intentId } = await payAndDispute('registration', registration);
    await settleEvents();
    await runNightly(addDays(new Date(), 1));
    expect(await billsOf(registration.id)).toMatchObject([{ paymentStatus: 'pending' }]);
    expect((await overdue()).overdueBills).toBe(before.overdueBills);
    const asked = await invoke(account, sentBy(family, get(readAccountRecordsEndpoint.path)));
    const { bills } = readAccountRecordsEndpoint.response.parse(await asked.json());
    expect(bills.items).toMatchObject([{ next: 'disputed', payCents: 0, dueDate }]);
    await control.closeDispute(intentId, 'won');
    await settleEvents();
    const status = frequency ? 'pending' : 'paid';
    expect(await billsOf(registration.id)).toMatchObject([{ paymentStatus: status }]);
  },
);

/** A gift that was refunded in full, and that the bank takes a second time. */
async function refundAndDispute() {
  const gift = await storeDonation({ totalCents: 5000 });
  await control.pay(await openPayment('donation', gift), 'succeeds');
  await settleEvents();
  const intentId = (await paymentOf('donation', gift.id)).stripePaymentIntentId ?? '';
  await stripe().refunds.create({ payment_intent: intentId });
  await settleEvents();
  await control.disputeCharge(intentId);
  return { gift, intentId };
}

async function mailOf(recordId: string, what: string) {
  const mails = await mailsAbout(`donations/${recordId}`);
  return mails.find(({ id }) => id.includes(`-${what}-`));
}

test('a dispute of a refunded gift is told, stands in To Do Today, and leaves it by night', async () => {
  const { gift, intentId } = await refundAndDispute();
  await settleEvents();
  expect(await entriesOf(gift.id)).toMatchObject([{ status: 'refunded' }]);
  expect(await disputedOf(gift.id)).toMatchObject([{ cents: 5000 }]);
  const { text } = (await mailOf(gift.id, 'disputed')) ?? {};
  expect(text).toContain('we may lose up to $50.00');
  expect(text).toContain('We refunded all of this payment');
  await control.answerDispute(intentId);
  await takeEvents();
  await runNightly(addDays(new Date(), 1));
  expect(await disputedOf(gift.id)).toEqual([]);
});

test('what the bank takes of a refunded gift is told, also where no event tells of its end', async () => {
  const { gift, intentId } = await refundAndDispute();
  await control.answerDispute(intentId);
  await settleEvents();
  await control.closeDispute(intentId, 'lost');
  await takeEvents();
  await runNightly(addDays(new Date(), 60), () => () => true);
  const mail = await mailOf(gift.id, 'dispute-lost');
  expect(mail?.to).toBe(OFFICE_EMAIL);
  expect(mail?.subject).toMatch(/took \$50\.00 back, although we had refunded it$/);
  expect(mail?.text).not.toContain('$0.00');
  expect(await paymentOf('donation', gift.id)).toMatchObject({
    paidCents: 5000,
    status: 'refunded',
  });
});

test('a dispute of a refunded gift that was won is told', async () => {
  const { gift, intentId } = await refundAndDispute();
  await settleEvents();
  await control.closeDispute(intentId, 'won');
  await settleEvents();
  const { subject } = (await mailOf(gift.id, 'dispute-won')) ?? {};
  expect(subject).toContain('only our refund went back');
  expect(await mailOf(gift.id, 'dispute-lost')).toBeUndefined();
});

test('a disputed installment leads to its payment at Stripe, not to its invoice', async () => {
  const { registration } = await storeRegistration(1, { frequency: 'monthly' });
  const { intentId } = await payAndDispute('registration', registration);
  await settleEvents();
  const mails = await mailsAbout(`registrations/${registration.id}`);
  const mail = mails.find(({ id }) => /-disputed-/.test(id));
  expect(mail?.text).toContain(atStripe(intentId));
  const payments = await read(`${listPaymentsEndpoint.path}?recordId=${registration.id}`);
  expect(payments).toMatchObject({
    entries: [{ id: expect.stringMatching(/^in_/), answerAt: atStripe(intentId) }],
  });
});

test('an answer whose event was lost leaves the list by night', async () => {
  const gift = await storeDonation({ totalCents: 5000 });
  const { intentId } = await payAndDispute('donation', gift);
  await settleEvents();
  expect(await disputedOf(gift.id)).toHaveLength(1);
  await control.answerDispute(intentId);
  await takeEvents();
  await runNightly(addDays(new Date(), 1), () => () => true);
  expect(await disputedOf(gift.id)).toEqual([]);
});
