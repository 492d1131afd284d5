import { describe, expect, test } from 'vitest';
import { sponsorBills } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { markPaid } from '#server/use-cases/payments/mark-paid.ts';
import { refundPayment } from '#server/use-cases/payments/refund-payment.ts';
import { reversePayment } from '#server/use-cases/payments/reverse-payment.ts';
import { stack } from '#tests/helpers/functions.ts';
import { correct } from '#tests/helpers/hand-money.ts';
import { office } from '#tests/helpers/office.ts';
import {
  billsOf,
  entriesOf,
  mailsAbout,
  openPayment,
  paymentOf,
  storeBill,
  storeDonation,
  storeRegistration,
  storeSponsorship,
} from '#tests/helpers/payables.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { settleEvents } from '#tests/helpers/stripe-events.ts';

const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();

const newKey = () => ({ idempotencyKey: crypto.randomUUID() });
const check = {
  method: 'check',
  date: '2026-11-20',
  reference: '1042',
  amountCents: null,
} as const;

test('a check settles a registration and its bills, is in the ledger and told to both sides, once', async () => {
  const { registration } = await storeRegistration(2, { paymentMethod: 'check' });
  const request = {
    kind: 'registration',
    recordId: registration.id,
    ...newKey(),
    ...check,
  } as const;
  const [entry, again] = [await markPaid(request, new Date()), await markPaid(request, new Date())];
  expect(again).toEqual(entry);
  expect(await entriesOf(registration.id)).toMatchObject([
    { amountCents: 30_000, method: 'check', reference: '1042', paidAt: '2026-11-20T17:00:00.000Z' },
  ]);
  expect(await paymentOf('registration', registration.id)).toMatchObject({
    status: 'paid',
    paidCents: 30_000,
  });
  for (const bill of await billsOf(registration.id)) {
    expect(bill).toMatchObject({
      paymentStatus: 'paid',
      paidDate: '2026-11-20',
      paymentMethod: 'check',
    });
  }
  expect(await mailsAbout(`registrations/${registration.id}`)).toHaveLength(2);
});

test('a bill nobody opened a page for, and the bill of a sponsor', async () => {
  const bill = await storeBill();
  await markPaid(
    { kind: 'bill', recordId: bill.id, ...newKey(), ...check, method: 'cash' },
    new Date(),
  );
  expect(await paymentOf('bill', bill.id)).toMatchObject({ status: 'paid', paidCents: 15_000 });
  const sponsorship = await storeSponsorship({ totalCents: 50_000, paymentMethod: 'check' });
  await markPaid(
    { kind: 'sponsorship', recordId: sponsorship.id, ...newKey(), ...check },
    new Date(),
  );
  expect((await sponsorBills().doc(sponsorship.id).get()).data()).toMatchObject({
    paymentStatus: 'paid',
    paidDate: '2026-11-20',
    paymentMethod: 'check',
  });
});

test('an open payment page is closed; a running plan or a second payment is refused', async () => {
  const donation = await storeDonation({ totalCents: 5000 });
  const page = await openPayment('donation', donation);
  await markPaid({ kind: 'donation', recordId: donation.id, ...newKey(), ...check }, new Date());
  expect((await stripe().checkout.sessions.retrieve(page)).status).toBe('expired');
  const twice = {
    kind: 'donation',
    recordId: donation.id,
    ...newKey(),
    ...check,
    date: '2026-11-21',
  } as const;
  await expect(markPaid(twice, new Date())).rejects.toMatchObject({ code: 'conflict' });

  const { registration } = await storeRegistration(1, { frequency: 'monthly' });
  await control.pay(await openPayment('registration', registration), 'succeeds');
  await settleEvents();
  expect((await paymentOf('donation', donation.id)).status).toBe('paid');
  const running = {
    kind: 'registration',
    recordId: registration.id,
    ...newKey(),
    ...check,
  } as const;
  await expect(markPaid(running, new Date())).rejects.toMatchObject({ code: 'conflict' });
});

test('a part, and never more than is owed', async () => {
  const bill = await storeBill();
  const request = { kind: 'bill', recordId: bill.id, ...newKey(), ...check } as const;
  await expect(markPaid({ ...request, amountCents: 15_001 }, new Date())).rejects.toMatchObject({
    code: 'invalid_input',
  });
  await markPaid({ ...request, amountCents: 5000 }, new Date());
  expect(await paymentOf('bill', bill.id)).toMatchObject({ status: 'pending', paidCents: 5000 });
  await markPaid({ ...request, ...newKey() }, new Date());
  expect(await paymentOf('bill', bill.id)).toMatchObject({ status: 'paid', paidCents: 15_000 });
});

test('money goes back through Stripe: a part once however often it is asked, then the rest', async () => {
  const donation = await storeDonation({ totalCents: 5000 });
  await control.pay(await openPayment('donation', donation), 'succeeds');
  await settleEvents();
  const { stripePaymentIntentId } = await paymentOf('donation', donation.id);
  const entryId = stripePaymentIntentId ?? '';
  await Promise.all([refundPayment(entryId, 1000), refundPayment(entryId, 1000)]);
  await settleEvents();
  expect((await paymentOf('donation', donation.id)).refundedCents).toBe(1000);
  await expect(refundPayment(entryId, 4001)).rejects.toMatchObject({ code: 'invalid_input' });
  expect(await refundPayment(entryId, null)).toMatchObject({ refundedCents: 4000 });
  await settleEvents();
  expect((await paymentOf('donation', donation.id)).status).toBe('refunded');
  await expect(refundPayment(entryId, null)).rejects.toMatchObject({ code: 'conflict' });
});

describe('a gift that is larger than its pledge', () => {
  const pledge = () => storeDonation({ totalCents: 10_000, paymentMethod: 'check' });
  const note = (recordId: string, amountCents: number) =>
    markPaid({ kind: 'donation', recordId, ...newKey(), ...check, amountCents }, new Date());

  test('is paid, with one receipt of all of it, and nothing is too much', async () => {
    const { id, payer } = await pledge();
    await note(id, 15_000);
    const payment = await paymentOf('donation', id);
    expect(payment).toMatchObject({ status: 'paid', paidCents: 15_000, totalCents: 15_000 });
    expect(payment.surplusCents ?? 0).toBe(0);
    const mails = await mailsAbout(`donations/${id}`);
    expect(mails.filter(({ to }) => to === payer.email).map(({ text }) => text)).toEqual([
      expect.stringContaining('$150.00'),
    ]);
    expect(mails).toHaveLength(2);
    expect(mails.some(({ text }) => text.includes('owed'))).toBe(false);
  });

  test('came in two parts', async () => {
    const { id } = await pledge();
    await note(id, 6000);
    await note(id, 9000);
    expect(await paymentOf('donation', id)).toMatchObject({ status: 'paid', totalCents: 15_000 });
  });

  test('is the pledge again where that was a mistake', async () => {
    const { id } = await pledge();
    const { id: entryId } = await note(id, 100_000);
    const to = { amountCents: 10_000, date: check.date, reference: '1042' };
    expect((await correct(office, entryId, to)).status).toBe(200);
    expect(await paymentOf('donation', id)).toMatchObject({ status: 'paid', totalCents: 10_000 });
    const [right] = (await entriesOf(id)).filter(({ amountCents }) => amountCents === 10_000);
    const more = await correct(office, right?.id ?? '', { ...to, amountCents: 15_000 });
    expect(more.status).toBe(200);
    expect(await paymentOf('donation', id)).toMatchObject({ status: 'paid', totalCents: 15_000 });
    const last = (await entriesOf(id)).find(({ amountCents }) => amountCents === 15_000);
    const bounced = { entryId: last?.id ?? '', reason: 'It bounced', date: check.date };
    await reversePayment(bounced, new Date());
    expect(await paymentOf('donation', id)).toMatchObject({
      status: 'pending',
      totalCents: 10_000,
    });
  });
});
