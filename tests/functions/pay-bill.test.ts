import { describe, expect, test } from 'vitest';
import { createBillPaymentEndpoint } from '#contracts/billing/public.ts';
import createBillPayment from '#functions/create-bill-payment.ts';
import { playerBills, registrations } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { invoke, postJson, stack } from '#tests/helpers/functions.ts';
import {
  billsOf,
  entriesOf,
  mailsAbout,
  openPayment,
  paymentOf,
  storeBill,
  storeRegistration,
} from '#tests/helpers/payables.ts';
import { signUpUser, type TestUser } from '#tests/helpers/sign-in.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { settleEvents, takeEvents } from '#tests/helpers/stripe-events.ts';

const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();
await takeEvents();
const guardian = await signUpUser();
const stranger = await signUpUser();
const unverified = await signUpUser({ verified: false });

function pay(billId: string, user: TestUser | null = guardian) {
  const request = postJson(createBillPaymentEndpoint.path, { billId });
  if (user) request.headers.set('authorization', `Bearer ${user.idToken}`);
  return invoke(createBillPayment, request);
}

const payerOf = ({ email }: TestUser) => ({ firstName: 'Robin', lastName: 'Doe', email });
const ownBill = (change = {}) => storeBill({ payer: payerOf(guardian), ...change });
const stored = async (id: string) => (await playerBills().doc(id).get()).data();
const sessionOf = async (response: Response) =>
  createBillPaymentEndpoint.response.parse(await response.json()).checkout?.sessionId ?? '';

describe('a bill', () => {
  test('is paid on one page however often Pay is clicked, and both sides are told', async () => {
    const bill = await ownBill({ paymentStatus: 'overdue' });
    const sessions = await Promise.all(
      (await Promise.all([pay(bill.id), pay(bill.id)])).map(sessionOf),
    );
    expect(new Set([...sessions, await sessionOf(await pay(bill.id))]).size).toBe(1);
    await control.pay(sessions[0] ?? '', 'succeeds');
    await settleEvents();
    expect(await stored(bill.id)).toMatchObject({
      paymentStatus: 'paid',
      paymentMethod: 'credit_card',
      payment: { status: 'paid', paidCents: 15_000 },
    });
    const [entry, ...more] = await entriesOf(bill.id);
    expect(entry).toMatchObject({ kind: 'bill', amountCents: 15_000 });
    expect(more).toEqual([]);
    expect((await mailsAbout(`playerBills/${bill.id}`)).map(({ id }) => id).sort()).toEqual([
      `bill-${bill.id}-paid-${entry?.id}`,
      `bill-${bill.id}-paid-${entry?.id}-office`,
    ]);
    expect((await pay(bill.id)).status).toBe(409);
  });

  test.each([
    'Uniform for Leo Diaz',
    'Registration K7QF-2M9X: Leo Diaz, 2026-27 Season (part 2 of 3)',
  ])(
    'is named at Stripe by its number, not by what the office says of it: %s',
    async (description) => {
      const { id, number } = await ownBill({ description });
      const session = await sessionOf(await pay(id));
      const { data } = await stripe().checkout.sessions.listLineItems(session);
      expect(data.map((line) => line.description)).toEqual([`Bill ${number}`]);
    },
  );

  test('that a bank refused can be paid anew', async () => {
    const bill = await ownBill();
    const first = await sessionOf(await pay(bill.id));
    await control.pay(first, 'ach');
    await settleEvents();
    expect((await pay(bill.id)).status).toBe(409);
    await control.finishAch(first, 'fails');
    await settleEvents();
    const second = await sessionOf(await pay(bill.id));
    expect(second).not.toBe(first);
    await control.pay(second, 'succeeds');
    await settleEvents();
    expect((await stored(bill.id))?.paymentStatus).toBe('paid');
    await stripe().refunds.create({
      payment_intent: (await paymentOf('bill', bill.id)).stripePaymentIntentId ?? '',
    });
    await settleEvents();
    expect((await stored(bill.id))?.paymentStatus).toBe('cancelled');
  });

  test('whose amount was changed is paid at the new amount', async () => {
    const bill = await ownBill();
    const first = await sessionOf(await pay(bill.id));
    await playerBills().doc(bill.id).update({ amountCents: 9_900 });
    const second = await sessionOf(await pay(bill.id));
    expect((await stripe().checkout.sessions.retrieve(first)).status).toBe('expired');
    await control.pay(second, 'succeeds');
    await settleEvents();
    expect(await stored(bill.id)).toMatchObject({
      paymentStatus: 'paid',
      payment: { paidCents: 9_900 },
    });
  });
});

describe('refused, and nothing is leaked', () => {
  test.each([
    ['nobody signed in', null, 401],
    ['another guardian', stranger, 404],
    ['an address that is not verified', unverified, 403],
  ] as const)('%s', async (_, user, status) => {
    const bill = await ownBill();
    const response = await pay(bill.id, user);
    expect(response.status).toBe(status);
    expect(await response.text()).not.toContain(guardian.email);
    expect((await stored(bill.id))?.payment).toBeNull();
  });

  test.each([
    ['paid', 'This bill is already paid.'],
    ['cancelled', 'This bill was canceled.'],
  ] as const)('a bill that is %s', async (paymentStatus, message) => {
    const response = await pay((await ownBill({ paymentStatus })).id);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ error: { code: 'conflict', message } });
  });

  test.each(['no-such-bill', '../bills', ''])('no bill at all: %j', async (id) => {
    expect((await pay(id)).status).toBe(id === 'no-such-bill' ? 404 : 422);
  });
});

describe('a bill of a registration', () => {
  test('with a running plan is paid by the plan alone', async () => {
    const { registration, bills } = await storeRegistration(1, {
      email: guardian.email,
      frequency: 'monthly',
    });
    await control.pay(await openPayment('registration', registration), 'succeeds');
    await settleEvents();
    const response = await pay(bills[0]?.id ?? '');
    expect(response.status).toBe(409);
    expect(await response.text()).toContain('being paid in installments');
  });

  test('whose own page was left is paid here, and that page is closed', async () => {
    const { registration, bills } = await storeRegistration(2, { email: guardian.email });
    const page = await openPayment('registration', registration);
    const session = await sessionOf(await pay(bills[0]?.id ?? ''));
    expect((await stripe().checkout.sessions.retrieve(page)).status).toBe('expired');
    await control.pay(session, 'succeeds');
    await settleEvents();
    const statuses = (await billsOf(registration.id)).map((bill) => bill.paymentStatus);
    expect(statuses.sort()).toEqual(['paid', 'pending']);
    const stands = (await registrations().doc(registration.id).get()).data();
    expect(stands?.payment.status).toBe('ended');
  });
});
