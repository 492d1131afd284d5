import { describe, expect, test } from 'vitest';
import { sponsorBills } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { flush, stack } from '#tests/helpers/functions.ts';
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
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import {
  deliverAll,
  deliverEvent,
  settleEvents,
  takeEvents,
} from '#tests/helpers/stripe-events.ts';

const control = openStripeControl(stack.stripe.url);
// Each test delivers its events itself, in the order it wants.
await control.pauseWebhooks();
await takeEvents();

const KINDS = {
  donation: () => storeDonation({ totalCents: 5000 }),
  registration: async () => (await storeRegistration(2)).registration,
  sponsorship: () => storeSponsorship({ totalCents: 50_000 }),
} as const;
type Kind = keyof typeof KINDS;
const EACH = Object.keys(KINDS) as Kind[];

async function paid(kind: Kind) {
  const record = await KINDS[kind]();
  const sessionId = await openPayment(kind, record);
  await control.pay(sessionId, 'succeeds');
  await settleEvents();
  const payment = await paymentOf(kind, record.id);
  return { record, sessionId, intentId: payment.stripePaymentIntentId ?? '' };
}

const occasions = async (path: string) => (await mailsAbout(path)).map(({ id }) => id).sort();

/** The bills that hang on a record. */
async function billsUnder(kind: Kind, id: string) {
  if (kind === 'registration') return billsOf(id);
  const bill = (await sponsorBills().doc(id).get()).data();
  return bill ? [bill] : [];
}
const billStatuses = async (kind: Kind, id: string) =>
  (await billsUnder(kind, id)).map(({ paymentStatus }) => paymentStatus);
const paidDates = async (kind: Kind, id: string) =>
  (await billsUnder(kind, id)).map(({ paidDate }) => paidDate);

describe('what Stripe keeps', () => {
  const PAID = 5000;
  const FEE = Math.round(PAID * 0.029) + 30;
  const DISPUTE_FEE = 1500;

  test('is noted with the payment, and a dispute costs more', async () => {
    const { record, intentId } = await paid('donation');
    expect(await entriesOf(record.id)).toMatchObject([{ feeCents: FEE }]);
    await control.disputeCharge(intentId);
    await settleEvents();
    expect(await entriesOf(record.id)).toMatchObject([{ feeCents: FEE + DISPUTE_FEE }]);
    await control.closeDispute(intentId, 'lost');
    await settleEvents();
    expect((await entriesOf(record.id)).map(({ id, feeCents }) => [id, feeCents])).toEqual(
      expect.arrayContaining([
        [intentId, FEE],
        [`lost-${intentId}`, DISPUTE_FEE],
      ]),
    );
  });

  test('is not known until Stripe says it, and stays when a refund comes', async () => {
    await control.delayFees(3600);
    const { record, intentId } = await paid('donation');
    await control.delayFees(0);
    expect(await entriesOf(record.id)).toMatchObject([{ feeCents: null, status: 'paid' }]);
    await stripe().refunds.create({ payment_intent: intentId, amount: 1000 });
    await settleEvents();
    expect(await entriesOf(record.id)).toMatchObject([{ feeCents: FEE, refundedCents: 1000 }]);
  });
});

describe.each(EACH)('a %s', (kind) => {
  test('paid: the record, the ledger, the bills, both mails', async () => {
    const { record, intentId } = await paid(kind);
    const { totalCents } = record.payment;
    expect(await paymentOf(kind, record.id)).toMatchObject({
      status: 'paid',
      paidCents: totalCents,
    });
    expect(await entriesOf(record.id)).toMatchObject([
      { id: intentId, kind, status: 'paid', amountCents: totalCents, email: record.payer.email },
    ]);
    for (const status of await billStatuses(kind, record.id)) expect(status).toBe('paid');
    expect(await occasions(`${kind}s/${record.id}`)).toEqual([
      `${kind}-${record.id}-paid-${intentId}`,
      `${kind}-${record.id}-paid-${intentId}-office`,
    ]);
  });

  test('refunded in part, then in full, then the bank sends it back', async () => {
    const { record, intentId } = await paid(kind);
    const { totalCents } = record.payment;
    await stripe().refunds.create({ payment_intent: intentId, amount: 1000 });
    await settleEvents();
    expect(await paymentOf(kind, record.id)).toMatchObject({
      status: 'partially_refunded',
      refundedCents: 1000,
    });
    for (const status of await billStatuses(kind, record.id)) expect(status).toBe('paid');
    const rest = await stripe().refunds.create({ payment_intent: intentId });
    await settleEvents();
    expect(await paymentOf(kind, record.id)).toMatchObject({
      status: 'refunded',
      refundedCents: totalCents,
    });
    for (const status of await billStatuses(kind, record.id)) expect(status).toBe('cancelled');
    const [refunded] = await entriesOf(record.id);
    const given = refunded?.refunds ?? [];
    expect(given.map(({ cents }) => cents).sort((a, b) => a - b)).toEqual([
      1000,
      totalCents - 1000,
    ]);
    await control.failRefund(rest.id);
    await settleEvents();
    const [stands] = await entriesOf(record.id);
    expect(stands?.refunds).toEqual(given.filter(({ id }) => id !== rest.id));
    expect((await paymentOf(kind, record.id)).status).toBe('partially_refunded');
    expect(await occasions(`${kind}s/${record.id}`)).toEqual(
      expect.arrayContaining([
        `${kind}-${record.id}-refunded-${intentId}-1000`,
        `${kind}-${record.id}-refunded-${intentId}-${totalCents}-office`,
        `${kind}-${record.id}-refund-failed-${intentId}-1000-office`,
      ]),
    );
  });

  test.each([
    ['won', 'paid'],
    ['lost', 'payment_failed'],
  ] as const)('disputed and %s: only the office is told', async (outcome, status) => {
    const { record, intentId } = await paid(kind);
    const before = await occasions(`${kind}s/${record.id}`);
    await control.disputeCharge(intentId);
    await settleEvents();
    expect((await paymentOf(kind, record.id)).status).toBe('disputed');
    for (const bill of await billStatuses(kind, record.id)) expect(bill).toBe('pending');
    await control.closeDispute(intentId, outcome);
    await settleEvents();
    expect((await paymentOf(kind, record.id)).status).toBe(status);
    const bills = await billStatuses(kind, record.id);
    for (const bill of bills) expect(bill).toBe(outcome === 'won' ? 'paid' : 'pending');
    const told = (await occasions(`${kind}s/${record.id}`)).filter((id) => !before.includes(id));
    expect(told).toContain(`${kind}-${record.id}-disputed-${intentId}-office`);
    expect(told.every((id) => id.endsWith('-office'))).toBe(true);
  });

  test('disputed and won: its bills keep the day on which it was paid', async () => {
    const { record, intentId } = await paid(kind);
    const days = await paidDates(kind, record.id);
    await control.disputeCharge(intentId);
    await settleEvents();
    await control.closeDispute(intentId, 'won');
    await settleEvents();
    expect(await paidDates(kind, record.id)).toEqual(days);
    expect(days).not.toContain(null);
  });

  test('paid from a bank account: on its way, then refused', async () => {
    const record = await KINDS[kind]();
    const sessionId = await openPayment(kind, record);
    await control.pay(sessionId, 'ach');
    await settleEvents();
    expect((await paymentOf(kind, record.id)).status).toBe('processing');
    expect(await occasions(`${kind}s/${record.id}`)).toEqual([]);
    await control.finishAch(sessionId, 'fails');
    await settleEvents();
    expect(await paymentOf(kind, record.id)).toMatchObject({
      status: 'payment_failed',
      paidCents: 0,
    });
    const [entry] = await entriesOf(record.id);
    expect(entry).toMatchObject({ status: 'failed', paidAt: null, method: 'us_bank_account' });
    for (const bill of await billStatuses(kind, record.id)) expect(bill).toBe('pending');
    expect(await occasions(`${kind}s/${record.id}`)).toHaveLength(2);
  });

  test('ends the same with its events ten times over, in reverse', async () => {
    const record = await KINDS[kind]();
    const sessionId = await openPayment(kind, record);
    await control.pay(sessionId, 'succeeds');
    const session = await stripe().checkout.sessions.retrieve(sessionId);
    const intentId = String(session.payment_intent);
    await stripe().refunds.create({ payment_intent: intentId, amount: 1000 });
    const events = (await takeEvents()).reverse();
    for (let round = 0; round < 10; round += 1) await deliverAll(events);
    expect(await paymentOf(kind, record.id)).toMatchObject({
      status: 'partially_refunded',
      paidCents: record.payment.totalCents,
      refundedCents: 1000,
    });
    expect(await entriesOf(record.id)).toHaveLength(1);
    expect(await occasions(`${kind}s/${record.id}`)).toEqual([
      `${kind}-${record.id}-paid-${intentId}`,
      `${kind}-${record.id}-paid-${intentId}-office`,
      `${kind}-${record.id}-refunded-${intentId}-1000`,
      `${kind}-${record.id}-refunded-${intentId}-1000-office`,
    ]);
  });
});

test('a donation receipt is one for the tax office, and can be declined', async () => {
  const { record } = await paid('donation');
  await flush();
  const [receipt] = await stack.mailbox.readMail(record.payer.email);
  expect(receipt?.subject).toBe('Thank you: receipt for your gift of $50.00');
  expect(receipt?.text).toContain('No goods or services were provided in exchange');
  expect(receipt?.text).toMatch(/EIN 00-0000000/);
  expect(receipt?.text).toContain('Amount: $50.00');

  const quiet = await storeDonation({ totalCents: 5000 }, { emailReceipt: false });
  await control.pay(await openPayment('donation', quiet), 'succeeds');
  await settleEvents();
  const { stripePaymentIntentId } = await paymentOf('donation', quiet.id);
  expect(await occasions(`donations/${quiet.id}`)).toEqual([
    `donation-${quiet.id}-paid-${stripePaymentIntentId}-office`,
  ]);
  await stripe().refunds.create({ payment_intent: stripePaymentIntentId ?? '' });
  await settleEvents();
  expect(await occasions(`donations/${quiet.id}`)).toContain(
    `donation-${quiet.id}-refunded-${stripePaymentIntentId}-5000`,
  );
});

test('Stripe down in the middle: refused, delivered again, and right', async () => {
  const donation = await storeDonation({ totalCents: 5000 });
  await control.pay(await openPayment('donation', donation), 'succeeds');
  const events = await takeEvents();
  const completed = events.find(({ type }) => type === 'checkout.session.completed');
  await stack.stripe.stop();
  allowConsole(/internal|service_unavailable/);
  expect((await deliverEvent(completed ?? {})).status).toBeGreaterThanOrEqual(500);
  expect((await paymentOf('donation', donation.id)).status).toBe('pending');
  await stack.stripe.start();
  // The first question is answered, the one inside the transaction and its repeat are not.
  await control.fail(0);
  await deliverAll(events);
  expect((await paymentOf('donation', donation.id)).status).toBe('paid');
});

test('an event that is not ours, by its signature or by its content, changes nothing', async () => {
  const donation = await storeDonation({ totalCents: 5000 });
  const sessionId = await openPayment('donation', donation);
  await control.pay(sessionId, 'succeeds');
  const [event] = await takeEvents();
  expect((await deliverEvent(event ?? {}, 'whsec_wrong')).status).toBe(400);
  // Signed, but what it says is not what Stripe has: only its id is believed.
  const other = await storeDonation({ totalCents: 5000 });
  const otherSession = await openPayment('donation', other);
  const lie = {
    ...event,
    id: 'evt_lie',
    data: {
      object: {
        id: otherSession,
        object: 'checkout.session',
        payment_status: 'paid',
        status: 'complete',
      },
    },
  };
  expect((await deliverEvent(lie)).status).toBe(200);
  expect((await paymentOf('donation', other.id)).status).toBe('pending');
  expect((await paymentOf('donation', donation.id)).status).toBe('pending');
});
