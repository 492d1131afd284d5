import { describe, expect, test } from 'vitest';
import {
  cancelOwnRegistrationEndpoint,
  readAccountRecordsEndpoint,
} from '#contracts/accounts/own-account.ts';
import { createBillPaymentEndpoint } from '#contracts/billing/public.ts';
import { splitBillEndpoint } from '#contracts/billing/split.ts';
import { getRegistrationEndpoint } from '#contracts/registration/dashboard.ts';
import { createRegistrationPaymentEndpoint } from '#contracts/registration/public.ts';
import account from '#functions/account.ts';
import createBillPayment from '#functions/create-bill-payment.ts';
import register from '#functions/create-registration-payment.ts';
import { playerBills, profiles, registrations } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { daysAgo } from '#tests/helpers/days.ts';
import { get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { note, sendAs } from '#tests/helpers/hand-money.ts';
import { ask, office } from '#tests/helpers/office.ts';
import { playerForm, registrationRequest } from '#tests/helpers/registrations.ts';
import { sentBy, signUpUser, type TestUser } from '#tests/helpers/sign-in.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';

/* A registration of whose bill the office has decided: split into a plan, whose other parts are bills of their own; moved; given more time. */

const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();

/** A family that registered by check. */
async function registered() {
  const user = await signUpUser();
  const request = await registrationRequest({
    parentEmail: user.email,
    paymentMethod: 'check',
    paymentFrequency: 'one-time',
  });
  await invoke(register, postJson(createRegistrationPaymentEndpoint.path, request));
  const id = request.idempotencyKey;
  const [bill] = (await playerBills().where('registrationId', '==', id).get()).docs;
  if (!bill) throw new Error('No bill');
  return { user, request, id, bill: bill.data() };
}

/** The same, with a plan of three parts by the office. */
async function planned() {
  const { bill, ...made } = await registered();
  await split(bill.id);
  return { ...made, playerId: bill.playerId, parts: await partsOf(made.user) };
}

async function split(billId: string) {
  const bill = (await playerBills().doc(billId).get()).data();
  const plan = { count: 3, firstOn: daysAgo(-3) };
  const response = await sendAs(office, splitBillEndpoint.path, {
    id: billId,
    seen: bill?.updatedAt,
    idempotencyKey: crypto.randomUUID(),
    plan: { ...plan, frequency: 'monthly' },
  });
  expect(response.status).toBe(200);
}

const partsOf = async ({ email }: TestUser) =>
  (await playerBills().where('payer.email', '==', email).get()).docs
    .map((doc) => doc.data())
    .sort((a, b) => (a.dueDate ?? '').localeCompare(b.dueDate ?? ''));
const statusesOf = async (user: TestUser) =>
  (await partsOf(user)).map(({ paymentStatus }) => paymentStatus);
const cancelAs = (user: TestUser, id: string) =>
  invoke(account, sentBy(user, postJson(cancelOwnRegistrationEndpoint.path, { id })));
const stored = async (id: string) => (await registrations().doc(id).get()).data();

/** Whether the family's page and the dashboard offer to cancel it. */
async function offersOf(user: TestUser, id: string) {
  const records = await invoke(account, sentBy(user, get(readAccountRecordsEndpoint.path)));
  const { registrations: own } = readAccountRecordsEndpoint.response.parse(await records.json());
  const { body } = await ask(getRegistrationEndpoint.path, { id });
  return [
    own.items.find((one) => one.id === id)?.canCancel,
    (body as { canCancel: boolean }).canCancel,
  ];
}

async function payPart(user: TestUser, billId: string) {
  const request = postJson(createBillPaymentEndpoint.path, { billId });
  const response = await invoke(createBillPayment, sentBy(user, request));
  const { checkout } = createBillPaymentEndpoint.response.parse(await response.json());
  return checkout?.sessionId ?? '';
}

describe('canceling', () => {
  test('cancels the other parts too, and a part of a part, and closes their pages', async () => {
    const { user, id, playerId, parts } = await planned();
    await split(parts[2]?.id ?? '');
    const page = await payPart(user, parts[1]?.id ?? '');
    expect(await offersOf(user, id)).toEqual([true, true]);
    expect((await cancelAs(user, id)).status).toBe(200);
    expect(await statusesOf(user)).toEqual(Array(5).fill('cancelled'));
    expect((await stripe().checkout.sessions.retrieve(page)).status).toBe('expired');
    expect((await profiles().doc(playerId).get()).exists).toBe(false);
  });

  test('is refused once another part was paid, and then offered by nobody', async () => {
    const { user, id, playerId, parts } = await planned();
    await note(office, 'bill', parts[1]?.id ?? '', 5_000);
    expect(await offersOf(user, id)).toEqual([false, false]);
    expect((await cancelAs(user, id)).status).toBe(409);
    expect((await stored(id))?.cancelled).toBeUndefined();
    expect(await statusesOf(user)).toEqual(['pending', 'paid', 'pending']);
    expect((await profiles().doc(playerId).get()).exists).toBe(true);
  });

  test('is refused while the page of another part was just paid', async () => {
    const { user, id, parts } = await planned();
    await control.pay(await payPart(user, parts[1]?.id ?? ''), 'succeeds');
    expect((await cancelAs(user, id)).status).toBe(409);
    expect(await statusesOf(user)).toEqual(['pending', 'paid', 'pending']);
  });

  test('leaves a part that the office gave to another player', async () => {
    const { user, id, parts } = await planned();
    const other = parts[2]?.id ?? '';
    await playerBills().doc(other).update({ playerId: crypto.randomUUID() });
    expect((await cancelAs(user, id)).status).toBe(200);
    expect(await statusesOf(user)).toEqual(['cancelled', 'cancelled', 'pending']);
  });
});

test('canceling leaves a bill that the office gave to another player, on its own', async () => {
  const { user, id, bill } = await registered();
  const playerId = crypto.randomUUID();
  await playerBills().doc(bill.id).update({ playerId });
  expect((await cancelAs(user, id)).status).toBe(200);
  expect((await stored(id))?.cancelled?.by).toBe('guardian');
  expect((await playerBills().doc(bill.id).get()).data()).toMatchObject({
    paymentStatus: 'pending',
    registrationId: null,
    playerId,
  });
});

test('of one that was replaced, only a part that the office gave to another player is shown', async () => {
  const { user, id, parts } = await planned();
  const moved = parts[2]?.id ?? '';
  await playerBills().doc(moved).update({ playerId: crypto.randomUUID() });
  const cancelled = { at: new Date().toISOString(), by: 'replaced', replacedBy: 'other' } as const;
  await registrations().doc(id).update({ cancelled });
  const records = await invoke(account, sentBy(user, get(readAccountRecordsEndpoint.path)));
  const { bills } = readAccountRecordsEndpoint.response.parse(await records.json());
  expect(bills.items.map((bill) => bill.id)).toEqual([moved]);
});

/** What the office has granted on a bill. */
const LOWERED = {
  id: 'granted',
  kind: 'scholarship',
  cents: 5_000,
  reason: 'Scholarship',
  code: null,
  by: 'office',
  at: new Date().toISOString(),
};

describe('a form that is sent again', () => {
  const sendAgain = async (request: Awaited<ReturnType<typeof registered>>['request']) => {
    const again = {
      ...request,
      idempotencyKey: crypto.randomUUID(),
      registration: { ...request.registration, parentPhone: '239-555-0199' },
      replaces: [request.idempotencyKey],
    };
    const path = createRegistrationPaymentEndpoint.path;
    const response = await invoke(register, postJson(path, again));
    const { error } = (await response.json()) as { error?: { code: string; message: string } };
    return { status: response.status, ...error };
  };

  test('takes the place of no plan by the office', async () => {
    const { user, request, id } = await planned();
    const refusal = await sendAgain(request);
    expect(refusal).toMatchObject({ status: 409, code: 'already_registered' });
    expect(refusal.message).toContain('payment plan');
    expect((await stored(id))?.cancelled).toBeUndefined();
    expect(await partsOf(user)).toHaveLength(3);
  });

  test.each([
    ['asked another guardian', { 'payer.email': 'father@example.com' }],
    ['given the bill to another player', { playerId: 'another' }],
    ['given more time', { dueDate: '2098-01-15' }],
  ])('takes the place of none where the office has %s', async (_, change) => {
    const { request, id, bill } = await registered();
    await playerBills().doc(bill.id).update(change);
    const refusal = await sendAgain(request);
    expect(refusal).toMatchObject({ status: 409, code: 'already_registered' });
    expect(refusal.message).toContain('who pays');
    expect((await stored(id))?.cancelled).toBeUndefined();
    expect((await playerBills().doc(bill.id).get()).data()).toMatchObject({
      paymentStatus: 'pending',
    });
  });

  test('takes the place of none where the office has canceled the bill of one player', async () => {
    const user = await signUpUser();
    const made = await registrationRequest({
      parentEmail: user.email,
      paymentFrequency: 'one-time',
      players: [playerForm(), playerForm({ firstName: 'Leo' })],
    });
    await invoke(register, postJson(createRegistrationPaymentEndpoint.path, made));
    const id = made.idempotencyKey;
    const [one, other] = (await playerBills().where('registrationId', '==', id).get()).docs;
    await one?.ref.update({ paymentStatus: 'cancelled' });
    const refusal = await sendAgain(made);
    expect(refusal).toMatchObject({ status: 409, code: 'already_registered' });
    expect(refusal.message).toContain('lowered what you pay');
    expect((await stored(id))?.cancelled).toBeUndefined();
    expect((await other?.ref.get())?.data()).toMatchObject({ paymentStatus: 'pending' });
  });

  test.each([
    ['made a plan', null],
    ['lowered a bill', { adjustments: [LOWERED] }],
    ['asked another guardian', { 'payer.email': 'father@example.com' }],
    ['given the bill to another player', { playerId: 'another' }],
    ['given more time', { dueDate: '2098-01-15' }],
  ])('without its player leaves one as it is where the office has %s', async (_, change) => {
    const { request, id, bill } = await registered();
    if (change) await playerBills().doc(bill.id).update(change);
    else await split(bill.id);
    const players = [playerForm({ firstName: 'Leo' })];
    const registration = { ...request.registration, players };
    expect((await sendAgain({ ...request, registration })).status).toBe(200);
    expect((await stored(id))?.cancelled).toBeUndefined();
    expect((await profiles().doc(bill.playerId).get()).exists).toBe(true);
    const after = (await playerBills().doc(bill.id).get()).data();
    expect(after).toMatchObject({ paymentStatus: 'pending' });
  });

  test('without its player takes the place of one that the office has not touched, once that was said', async () => {
    const { request, id } = await registered();
    const players = [playerForm({ firstName: 'Leo' })];
    const registration = { ...request.registration, players };
    const { code, message } = await sendAgain({ ...request, registration });
    expect(code).toBe('confirm_replacement');
    expect((await stored(id))?.cancelled).toBeUndefined();
    const answered = { ...request, registration, confirmed: message };
    expect((await sendAgain(answered)).status).toBe(200);
    expect((await stored(id))?.cancelled?.by).toBe('replaced');
  });

  test('takes the place of one that the office has not touched', async () => {
    const { request, id } = await registered();
    expect((await sendAgain(request)).status).toBe(200);
    expect((await stored(id))?.cancelled?.by).toBe('replaced');
  });
});
