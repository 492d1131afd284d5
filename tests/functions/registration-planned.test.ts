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
import { registrationRequest } from '#tests/helpers/registrations.ts';
import { sentBy, signUpUser, type TestUser } from '#tests/helpers/sign-in.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';

/* A registration whose bill the office has split into a plan: the other parts are bills of their own. */

const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();

/** A family that registered by check, with a plan of three parts by the office. */
async function planned() {
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
  await split(bill.id);
  return { user, request, id, playerId: bill.data().playerId, parts: await partsOf(user) };
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

test('a form that is sent again takes the place of no plan by the office', async () => {
  const { user, request, id } = await planned();
  const again = {
    ...request,
    idempotencyKey: crypto.randomUUID(),
    registration: { ...request.registration, parentPhone: '239-555-0199' },
    replaces: [id],
  };
  const response = await invoke(register, postJson(createRegistrationPaymentEndpoint.path, again));
  expect(response.status).toBe(409);
  const { error } = (await response.json()) as { error: { code: string; message: string } };
  expect(error.code).toBe('already_registered');
  expect(error.message).toContain('payment plan');
  expect((await stored(id))?.cancelled).toBeUndefined();
  expect(await partsOf(user)).toHaveLength(3);
});
