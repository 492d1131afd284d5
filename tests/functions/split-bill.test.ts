import { addDays, format } from 'date-fns';
import { describe, expect, test } from 'vitest';
import { splitBillEndpoint } from '#contracts/billing/split.ts';
import { stillOwedCents } from '#domain/billing/received.ts';
import { dayOf, formatDay } from '#domain/calendar/calendar.ts';
import adminPayments from '#functions/admin-payments.ts';
import { playerBills, registrations } from '#server/gateways/records.ts';
import { markPaid } from '#server/use-cases/payments/mark-paid.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { conflict, entriesOn, mailsTo, office, refused } from '#tests/helpers/office.ts';
import { billsOf, storeBill, storeRegistration } from '#tests/helpers/payables.ts';
import { sentBy } from '#tests/helpers/sign-in.ts';

const now = new Date();
const today = dayOf(now, 'America/New_York');
const day = (days: number) => format(addDays(new Date(`${today}T12:00`), days), 'yyyy-MM-dd');
const newPayer = () => ({
  firstName: 'Ana',
  lastName: 'Diaz',
  email: `ana-${crypto.randomUUID()}@example.com`,
});
const plan = { count: 4, firstOn: day(7), frequency: 'biweekly' };

async function split(bill: { id: string; updatedAt: string }, change: object = {}) {
  const request = { id: bill.id, seen: bill.updatedAt, idempotencyKey: crypto.randomUUID(), plan };
  const body = { ...request, ...change };
  const response = await invoke(
    adminPayments,
    sentBy(office, postJson(splitBillEndpoint.path, body)),
  );
  return { status: response.status, body: await response.json() };
}
async function partsOf(playerId: string) {
  const found = await playerBills().where('playerId', '==', playerId).get();
  return found.docs
    .map((doc) => doc.data())
    .sort((a, b) => (a.dueDate ?? '').localeCompare(b.dueDate ?? ''));
}
const payHalf = (kind: 'bill' | 'registration', recordId: string) =>
  markPaid(
    {
      kind,
      recordId,
      amountCents: 7_500,
      method: 'check',
      reference: '7',
      date: day(-1),
      idempotencyKey: crypto.randomUUID(),
    },
    now,
  );

describe('a plan made from a balance', () => {
  test('is dated bills that come to the same cents; the guardian is emailed the dates', async () => {
    const payer = newPayer();
    const bill = await storeBill({ payer, amountCents: 10_001, dueDate: day(-95) });
    const idempotencyKey = crypto.randomUUID();
    expect((await split(bill, { idempotencyKey })).status).toBe(200);
    // The same request again, from a browser that has not heard the answer.
    expect((await split(bill, { idempotencyKey })).status).toBe(200);
    const parts = await partsOf(bill.playerId);
    expect(
      parts.map(({ amountCents, dueDate, paymentStatus }) => [amountCents, dueDate, paymentStatus]),
    ).toEqual([
      [2_501, day(7), 'pending'],
      [2_500, day(21), 'pending'],
      [2_500, day(35), 'pending'],
      [2_500, day(49), 'pending'],
    ]);
    const [mail, ...others] = await mailsTo(payer.email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('part 4 of 4');
    expect(mail?.text).toContain('Total: $100.01');
    // A guardian without an account can pay the first part.
    expect(mail?.text).toMatch(/\/pay\?link=/);
    expect((await entriesOn(`playerBills/${bill.id}`)).map(({ action }) => action)).toEqual([
      'bill.split',
    ]);
    expect((await entriesOn(`playerBills/${parts[3]?.id}`)).map(({ action }) => action)).toEqual([
      'bill.created',
    ]);
  });

  test('splits what is left, and the registration follows', async () => {
    const payer = newPayer();
    const { registration, bills } = await storeRegistration(1, {
      paymentMethod: 'check',
      email: payer.email,
    });
    await payHalf('registration', registration.id);
    const [bill] = await billsOf(registration.id);
    if (!bill) throw new Error('No bill');
    expect((await split(bill)).status).toBe(200);
    const parts = await partsOf(bills[0]?.playerId ?? '');
    expect(parts.map(stillOwedCents)).toEqual([1_875, 1_875, 1_875, 1_875]);
    const after = (await registrations().doc(registration.id).get()).data();
    // What the registration itself still asks for is the first part.
    expect(after?.payment).toMatchObject({ totalCents: 9_375, paidCents: 7_500 });
    // The first part is paid, the others are owed on, and the receipt says so.
    await payPart('registration', registration.id, 1_875);
    const receipt = (await mailsTo(payer.email)).find(({ text }) =>
      text.includes('Amount: $18.75'),
    );
    expect(receipt?.text).toContain('Left on other installments: $56.25');
    expect(receipt?.text).toContain(`Next payment: $18.75 by ${formatDay(day(21))}`);
    await payPart('bill', parts[2]?.id ?? '', 1_875);
    const later = (await mailsTo(payer.email)).filter(({ text }) =>
      text.includes('Left on other installments: $37.50'),
    );
    expect(later).toHaveLength(1);
    expect((await partsOf(bill.playerId)).map(({ paymentStatus }) => paymentStatus)).toEqual([
      'paid',
      'pending',
      'paid',
      'pending',
    ]);
  });

  test('of one player is refused once a part came for several together', async () => {
    const { registration } = await storeRegistration(2, { paymentMethod: 'check' });
    await payHalf('registration', registration.id);
    const [bill] = await billsOf(registration.id);
    if (!bill) throw new Error('No bill');
    expect(await split(bill)).toMatchObject(conflict);
    expect(await partsOf(bill.playerId)).toHaveLength(1);
  });

  test('splits the rest of a bill that was paid in part', async () => {
    const bill = await storeBill({ payer: newPayer(), dueDate: day(-3) });
    await payHalf('bill', bill.id);
    const paid = (await playerBills().doc(bill.id).get()).data() ?? bill;
    expect((await split(paid)).status).toBe(200);
    expect((await partsOf(bill.playerId)).map(stillOwedCents)).toEqual([
      1_875, 1_875, 1_875, 1_875,
    ]);
  });

  test('is refused over another change, for what is paid, planned, or too little', async () => {
    const bill = await storeBill({ payer: newPayer() });
    expect(await split({ ...bill, updatedAt: '2026-01-01T00:00:00.000Z' })).toMatchObject(conflict);
    expect(await split({ ...bill, id: crypto.randomUUID() })).toMatchObject({ status: 404 });
    const paid = await storeBill({ paymentStatus: 'paid' });
    expect(await split(paid)).toMatchObject(conflict);
    const planned = await storeRegistration(1, { frequency: 'monthly' });
    expect(await split(planned.bills[0] ?? bill)).toMatchObject(conflict);
    const small = await storeBill({ amountCents: 399 });
    expect(await split(small)).toMatchObject(refused);
    for (const wrong of [{ count: 1 }, { count: 13 }, { firstOn: day(-1) }, { frequency: 'x' }]) {
      expect(await split(bill, { plan: { ...plan, ...wrong } })).toMatchObject(refused);
    }
    expect(await partsOf(bill.playerId)).toHaveLength(1);
  });

  test('is not made while Stripe cannot be asked to close an open page', async () => {
    const bill = await storeBill({
      payer: newPayer(),
      payment: {
        ...(await storedPayment()),
        stripeCheckoutSessionId: 'cs_test_open',
      },
    });
    allowConsole(/payment_unavailable/);
    await stack.stripe.stop();
    const answer = await split(bill);
    await stack.stripe.start();
    expect(answer.status).toBe(503);
    expect(await partsOf(bill.playerId)).toHaveLength(1);
  });
});

const storedPayment = async () => (await storeRegistration(1)).registration.payment;

const payPart = (kind: 'bill' | 'registration', recordId: string, amountCents: number) =>
  markPaid(
    {
      kind,
      recordId,
      amountCents,
      method: 'cash',
      reference: null,
      date: day(0),
      idempotencyKey: crypto.randomUUID(),
    },
    now,
  );
