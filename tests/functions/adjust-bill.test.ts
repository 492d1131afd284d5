import { describe, expect, test } from 'vitest';
import { adjustBillEndpoint, takeBackAdjustmentEndpoint } from '#contracts/billing/dashboard.ts';
import { grossCents } from '#domain/billing/adjustment.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { newPayment } from '#domain/payments/payment.ts';
import adminPayments from '#functions/admin-payments.ts';
import { playerBills, registrations } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { readBillDetail } from '#server/use-cases/billing/read-bills.ts';
import { markPaid } from '#server/use-cases/payments/mark-paid.ts';
import { actionsOn } from '#tests/helpers/audit-log.ts';
import { openBillPage } from '#tests/helpers/bill-page.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { conflict, entriesOn, office, refused } from '#tests/helpers/office.ts';
import {
  billsOf,
  mailsAbout,
  openPayment,
  paymentOf,
  storeBill,
  storeRegistration,
} from '#tests/helpers/payables.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { settleEvents } from '#tests/helpers/stripe-events.ts';

/* Scholarships, discounts and write-offs of bills: bill, registration, pages, mails and log together. */

const guardian = await signUpUser();
const payer = { firstName: 'Robin', lastName: 'Doe', email: guardian.email };
const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();

const billAt = async (id: string) => (await playerBills().doc(id).get()).data() as PlayerBill;
async function post(path: string, body: unknown) {
  const response = await invoke(adminPayments, sentBy(office, postJson(path, body)));
  return { status: response.status, body: await response.json() };
}
interface Wanted {
  kind?: 'scholarship' | 'discount' | 'write-off';
  cents: number;
  reason?: string;
  tellFamily?: boolean;
}
async function requestFor(id: string, { kind = 'scholarship', cents, ...more }: Wanted) {
  const adjustment = { kind, cents, reason: 'Scholarship fund', tellFamily: true, ...more };
  const { updatedAt: seen } = await billAt(id);
  return { id, seen, idempotencyKey: crypto.randomUUID(), adjustment };
}
const adjust = async (id: string, wanted: Wanted) =>
  post(adjustBillEndpoint.path, await requestFor(id, wanted));
const takeBack = async (id: string, adjustmentId: string, tellFamily = true) =>
  post(takeBackAdjustmentEndpoint.path, {
    id,
    seen: (await billAt(id)).updatedAt,
    adjustmentId,
    reason: 'Noted for the wrong child',
    tellFamily,
  });
const note = (recordId: string, amountCents: number, kind: 'registration' | 'bill') =>
  markPaid(
    {
      kind,
      recordId,
      amountCents,
      method: 'check',
      reference: '1042',
      date: '2026-11-20',
      idempotencyKey: crypto.randomUUID(),
    },
    new Date('2026-11-21T12:00:00Z'),
  );

describe('an adjustment', () => {
  test('asks for less, says why to the family and in the log, and once only', async () => {
    const bill = await storeBill({ payer });
    const request = await requestFor(bill.id, { cents: 5_000 });
    expect((await post(adjustBillEndpoint.path, request)).status).toBe(200);
    expect(await post(adjustBillEndpoint.path, request)).toMatchObject({
      status: 200,
      body: { bill: { amountCents: 10_000, adjustments: [{ cents: 5_000, by: office.email }] } },
    });
    const other = { ...request, adjustment: { ...request.adjustment, cents: 1 } };
    expect(await post(adjustBillEndpoint.path, other)).toMatchObject({
      status: 409,
      body: { error: { code: 'idempotency_key_reused' } },
    });
    const [mail, ...more] = await mailsAbout(`playerBills/${bill.id}`);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: guardian.email,
      subject: `Bill ${bill.number}: a scholarship of $50.00`,
    });
    expect(mail?.text).toContain('Reason: Scholarship fund');
    expect(mail?.text).toContain('To pay: $100.00');
    // A guardian without an account can pay it.
    expect(mail?.text).toMatch(/\/pay\?link=/);
    expect(await entriesOn(`playerBills/${bill.id}`)).toMatchObject([
      { action: 'bill.adjusted', actorId: office.uid },
    ]);
  });

  test('is not mailed unless chosen', async () => {
    const bill = await storeBill({ payer });
    await adjust(bill.id, { kind: 'write-off', cents: 15_000, tellFamily: false });
    expect(await mailsAbout(`playerBills/${bill.id}`)).toEqual([]);
    expect(await billAt(bill.id)).toMatchObject({ amountCents: 0, paymentStatus: 'cancelled' });
  });

  test('of two clicks at once is one', async () => {
    const bill = await storeBill({ payer });
    const request = await requestFor(bill.id, { cents: 5_000 });
    const both = await Promise.all([1, 2].map(() => post(adjustBillEndpoint.path, request)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await billAt(bill.id)).adjustments).toHaveLength(1);
  });

  test('of two from the same list at once is taken once: the other was not decided on what is owed now', async () => {
    const bill = await storeBill({ payer });
    const requests = await Promise.all([
      requestFor(bill.id, { cents: 2_000 }),
      requestFor(bill.id, { cents: 3_000 }),
    ]);
    const answers = await Promise.all(requests.map((one) => post(adjustBillEndpoint.path, one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const taken = requests[answers.findIndex(({ status }) => status === 200)];
    expect((await billAt(bill.id)).adjustments).toMatchObject([{ id: taken?.idempotencyKey }]);
  });

  test('is refused where someone else was faster, and beyond what is owed', async () => {
    const bill = await storeBill({ payer });
    const late = await requestFor(bill.id, { cents: 5_000 });
    await adjust(bill.id, { cents: 1_000 });
    expect(await post(adjustBillEndpoint.path, late)).toMatchObject(conflict);
    expect(await adjust(bill.id, { cents: 14_001 })).toMatchObject({
      ...refused,
      body: { error: { fields: { 'adjustment.cents': expect.stringContaining('$140.00') } } },
    });
    expect(await billAt(bill.id)).toMatchObject({ amountCents: 14_000 });
  });

  test.each([
    ['nothing', 0],
    ['less than nothing', -5],
    ['a part of a cent', 0.5],
    ['no number', '500'],
  ])('of %s is refused', async (_, cents) => {
    const bill = await storeBill({ payer });
    expect(await adjust(bill.id, { cents: cents as number })).toMatchObject(refused);
  });

  test('of a bill that is not there is told so', async () => {
    const id = crypto.randomUUID();
    const request = { ...(await requestFor((await storeBill()).id, { cents: 1 })), id };
    expect(await post(adjustBillEndpoint.path, request)).toMatchObject({ status: 404 });
  });
});

describe('a bill with an open page', () => {
  test('closes it, and the next page asks for what is left', async () => {
    const { registration, bills } = await storeRegistration(1, { email: guardian.email });
    const billId = bills[0]?.id ?? '';
    const open = () => openBillPage(guardian, billId);
    const first = await open();
    expect(await adjust(billId, { cents: 6_000 })).toMatchObject({ status: 200 });
    expect((await stripe().checkout.sessions.retrieve(first)).status).toBe('expired');
    await settleEvents();
    await control.pay(await open(), 'succeeds');
    await settleEvents();
    expect(await billAt(billId)).toMatchObject({ paymentStatus: 'paid', amountCents: 9_000 });
    expect((await paymentOf('registration', registration.id)).totalCents).toBe(9_000);
  });

  test('that was paid a moment ago is left as it is', async () => {
    const { registration, bills } = await storeRegistration(1);
    await control.pay(await openPayment('registration', registration), 'succeeds');
    expect(await adjust(bills[0]?.id ?? '', { cents: 6_000 })).toMatchObject(conflict);
    expect((await billAt(bills[0]?.id ?? '')).adjustments).toBeUndefined();
    await settleEvents();
  });

  test('keeps everything as it was while Stripe cannot be asked', async () => {
    const { registration, bills } = await storeRegistration(1);
    await openPayment('registration', registration);
    const billId = bills[0]?.id ?? '';
    const request = await requestFor(billId, { cents: 6_000 });
    allowConsole(/payment_unavailable/);
    await control.fail(9);
    expect((await post(adjustBillEndpoint.path, request)).status).toBe(503);
    await control.fail(0);
    expect((await billAt(billId)).adjustments).toBeUndefined();
    expect((await post(adjustBillEndpoint.path, request)).status).toBe(200);
  });
});

describe('a registration', () => {
  const expectSum = async (registrationId: string) => {
    const bills = await billsOf(registrationId);
    const { totalCents } = await paymentOf('registration', registrationId);
    expect(totalCents).toBe(bills.reduce((sum, { amountCents }) => sum + amountCents, 0));
    expect(bills.map(grossCents)).toEqual(bills.map(() => 15_000));
  };

  test('comes to the sum of its bills, and is paid by what it comes to', async () => {
    const { registration, bills } = await storeRegistration(2, { paymentMethod: 'check' });
    await adjust(bills[0]?.id ?? '', { cents: 15_000 });
    await expectSum(registration.id);
    await note(registration.id, 15_000, 'registration');
    expect(await paymentOf('registration', registration.id)).toMatchObject({ status: 'paid' });
    const all = await billsOf(registration.id);
    expect(all.map(({ paymentStatus }) => paymentStatus)).toEqual(['paid', 'paid']);
  });

  test('that was paid in part is paid when the rest is written off, and owed when that is taken back', async () => {
    const { registration, bills } = await storeRegistration(1, {
      paymentMethod: 'check',
      frequency: 'monthly',
    });
    const billId = bills[0]?.id ?? '';
    await registrations()
      .doc(registration.id)
      .update({ payment: newPayment(15_000, null, 'token') });
    await note(registration.id, 5_000, 'registration');
    const { body } = await adjust(billId, { kind: 'write-off', cents: 10_000 });
    expect(body).toMatchObject({ bill: { paymentStatus: 'paid', amountCents: 5_000 } });
    expect(await paymentOf('registration', registration.id)).toMatchObject({ status: 'paid' });
    await takeBack(billId, body.bill.adjustments[0].id);
    expect(await actionsOn(`playerBills/${billId}`)).toContain('bill.adjustmentTakenBack');
    expect(await billAt(billId)).toMatchObject({ paymentStatus: 'pending', receivedCents: 5_000 });
    expect(await paymentOf('registration', registration.id)).toMatchObject({
      status: 'pending',
      totalCents: 15_000,
      paidCents: 5_000,
    });
    await expectSum(registration.id);
  });

  test('that costs nothing any more is paid, and owed again when that is taken back', async () => {
    const { registration, bills } = await storeRegistration(1, { paymentMethod: 'check' });
    const billId = bills[0]?.id ?? '';
    const { body } = await adjust(billId, { cents: 15_000 });
    expect(await paymentOf('registration', registration.id)).toMatchObject({
      status: 'paid',
      totalCents: 0,
    });
    const { id } = body.bill.adjustments[0];
    expect(await takeBack(billId, id)).toMatchObject({ status: 200 });
    expect(await takeBack(billId, id)).toMatchObject({ status: 200 });
    expect(await paymentOf('registration', registration.id)).toMatchObject({
      status: 'pending',
      totalCents: 15_000,
    });
    expect(await billAt(billId)).toMatchObject({ paymentStatus: 'pending', adjustments: [] });
    const subjects = (await mailsAbout(`playerBills/${billId}`)).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual([
      `Bill ${bills[0]?.number}: a scholarship of $150.00`,
      `Bill ${bills[0]?.number}: a scholarship of $150.00 was removed`,
    ]);
  });

  test('whose plan runs at Stripe is refused, and says what to do', async () => {
    const { registration, bills } = await storeRegistration(1, { frequency: 'monthly' });
    const running = { status: 'active', stripeSubscriptionId: 'sub_1' } as const;
    const payment = { ...registration.payment, ...running };
    await registrations().doc(registration.id).update({ payment });
    expect(await adjust(bills[0]?.id ?? '', { cents: 100 })).toMatchObject({
      ...conflict,
      body: { error: { message: expect.stringContaining('Stop the plan in Stripe') } },
    });
    const detail = () => readBillDetail(bills[0]?.id ?? '', new Date());
    const why = expect.stringContaining('Stop the plan in Stripe');
    expect(await detail()).toMatchObject({ hindrance: why, removalHindrance: why });
    await registrations().doc(registration.id).update({ 'payment.status': 'ended' });
    expect(await detail()).toMatchObject({ hindrance: null, removalHindrance: null });
    await registrations().doc(registration.id).update({ 'payment.refundedCents': 100 });
    const refunded = expect.stringContaining('Add another bill');
    expect(await detail()).toMatchObject({ hindrance: null, removalHindrance: refunded });
  });
});

test('a bill paid in part on its own is paid when the rest is written off', async () => {
  const bill = await storeBill({ payer });
  await note(bill.id, 4_000, 'bill');
  await adjust(bill.id, { kind: 'write-off', cents: 11_000 });
  expect(await billAt(bill.id)).toMatchObject({
    paymentStatus: 'paid',
    amountCents: 4_000,
    payment: { status: 'paid', totalCents: 4_000, paidCents: 4_000 },
  });
});
