import { describe, expect, test } from 'vitest';
import { updateBillEndpoint } from '#contracts/billing/dashboard.ts';
import { findDiscountsEndpoint } from '#contracts/discounts/public.ts';
import {
  type CreateRegistrationRequest,
  createRegistrationPaymentEndpoint,
} from '#contracts/registration/public.ts';
import { adjustedCents, grossCents } from '#domain/billing/adjustment.ts';
import type { Discount } from '#domain/discounts/discount.ts';
import api from '#functions/api.ts';
import createRegistrationPayment from '#functions/create-registration-payment.ts';
import { discounts, playerBills, registrations } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { storeDiscount } from '#tests/helpers/discounts.ts';
import { invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { sendAs } from '#tests/helpers/hand-money.ts';
import { office } from '#tests/helpers/office.ts';
import { billsOf, mailsAbout, paymentOf } from '#tests/helpers/payables.ts';
import { playerForm, registrationRequest } from '#tests/helpers/registrations.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { settleEvents } from '#tests/helpers/stripe-events.ts';

/* Discounts on /register: what is shown, what is charged, and what is told must be the same. */

await stack.seed();
for (const doc of (await discounts().get()).docs) await doc.ref.delete();
const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();

const players = (count: number) =>
  Array.from({ length: count }, (_, index) => playerForm({ firstName: `Player ${index + 1}` }));
async function post(body: unknown) {
  const request = postJson(createRegistrationPaymentEndpoint.path, body);
  const response = await invoke(createRegistrationPayment, request, { ip: '203.0.113.9' });
  return { status: response.status, body: await response.json() };
}
type Form = CreateRegistrationRequest['registration'];
async function register(form: Partial<Form>, more: Partial<CreateRegistrationRequest> = {}) {
  const request = { ...(await registrationRequest(form)), ...more };
  return { id: request.idempotencyKey, request, ...(await post(request)) };
}
const codeRefused = (words: string) => ({
  status: 422,
  body: { error: { fields: { 'registration.discountCode': expect.stringContaining(words) } } },
});
async function find(code: string | null, earlier: readonly string[] = []) {
  const response = await invoke(api, postJson(findDiscountsEndpoint.path, { code, earlier }));
  return { status: response.status, body: await response.json() };
}
/** By rule, so that it is taken away again. */
async function during(change: Partial<Discount>, work: (discount: Discount) => Promise<void>) {
  const discount = await storeDiscount({ code: null, ...change });
  await work(discount);
  await discounts().doc(discount.id).delete();
}

describe('a code', () => {
  test('is charged, stored and told as one line with its reason, and the total is that of the bills', async () => {
    const { code, id: discountId } = await storeDiscount({ name: 'Coaches’ friends, 10% off' });
    const { id, status, body } = await register({
      discountCode: ` ${code?.toLowerCase()} `,
      players: players(2),
      paymentMethod: 'check',
      paymentFrequency: 'one-time',
    });
    expect({ status, body }).toMatchObject({ status: 200, body: { totalCents: 27_000 } });
    expect((await registrations().doc(id).get()).data()).toMatchObject({
      discounts: [{ id: discountId, name: 'Coaches’ friends, 10% off', cents: 3_000 }],
    });
    const bills = await billsOf(id);
    expect(bills.map(grossCents)).toEqual([15_000, 15_000]);
    expect(bills.map(({ amountCents }) => amountCents)).toEqual([13_500, 13_500]);
    expect(bills.map(({ adjustments }) => adjustments?.[0])).toMatchObject(
      bills.map(() => ({ kind: 'discount', reason: 'Coaches’ friends, 10% off', code, by: null })),
    );
    const mail = (await mailsAbout(`registrations/${id}`)).find(({ id: occasion }) =>
      occasion.endsWith('-instructions'),
    );
    expect(mail?.text).toContain('Coaches’ friends, 10% off: -$30.00\nTotal: $270.00');
    expect(mail?.text).toContain('check for $270.00');
  });

  test('by card and in installments is charged net by Stripe, and paid by that', async () => {
    const { code } = await storeDiscount({ percent: null, cents: 1_001 });
    const { id, body } = await register({ discountCode: code, paymentFrequency: 'one-time' });
    const session = await stripe().checkout.sessions.retrieve(body.checkout.sessionId);
    expect(session.amount_total).toBe(13_999);
    await control.pay(body.checkout.sessionId, 'succeeds');
    await settleEvents();
    expect(await paymentOf('registration', id)).toMatchObject({
      status: 'paid',
      paidCents: 13_999,
    });
    expect((await billsOf(id))[0]).toMatchObject({ paymentStatus: 'paid', amountCents: 13_999 });
    const plan = await register({ discountCode: code, paymentFrequency: 'quarterly' });
    expect(plan.body.plan).toMatchObject({ count: 4, firstCents: 3_502, eachCents: 3_499 });
    const first = await stripe().checkout.sessions.retrieve(plan.body.checkout.sessionId);
    expect(first.amount_total).toBe(3_502);
  });

  test.each<[string, Partial<Discount>, string]>([
    ['ended', { validTo: '2026-01-31' }, 'ended on January 31, 2026'],
    ['is not valid yet', { validFrom: '2126-01-31' }, 'starts on January 31, 2126'],
    ['is switched off', { isOn: false }, 'can’t find this code'],
  ])('that %s is refused, and nothing is made', async (_, change, words) => {
    const { code } = await storeDiscount(change);
    const refused = await register({ discountCode: code });
    expect(refused).toMatchObject(codeRefused(words));
    expect((await registrations().doc(refused.id).get()).exists).toBe(false);
    expect(await find(code)).toMatchObject(codeRefused(words));
  });

  test('that nobody knows, or that is no code, is refused', async () => {
    expect(await register({ discountCode: 'NO-SUCH-CODE' })).toMatchObject(codeRefused('spelling'));
    expect(await find('x'.repeat(41))).toMatchObject({ status: 422 });
    expect(await find('<img src=x>')).toMatchObject(codeRefused('spelling'));
    expect(await register({ discountCode: 7 as never })).toMatchObject({ status: 422 });
  });

  test('can be used as often as it says, also by forms at once, and again after a cancellation', async () => {
    const { code } = await storeDiscount({ maxUses: 1 });
    const both = await Promise.all([1, 2].map(() => register({ discountCode: code })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, expect.any(Number)]);
    const won = both.find(({ status }) => status === 200);
    const lost = both.find(({ status }) => status !== 200);
    expect(['discounts_changed', 'invalid_input']).toContain(lost?.body.error.code);
    // The same form again is the same registration, and no second use.
    expect(await post(won?.request)).toMatchObject({ status: 200 });
    expect(await register({ discountCode: code })).toMatchObject(codeRefused('has been used up'));
    const change = { replaces: [won?.id ?? ''], earlier: [won?.id ?? ''] };
    // On the way back from Stripe the page asks for the code again: the use is the family's own.
    expect(await find(code)).toMatchObject(codeRefused('has been used up'));
    expect(await find(code, change.earlier)).toMatchObject({ body: { discounts: [{ code }] } });
    await registrations()
      .doc(won?.id ?? '')
      .update({ 'payment.status': 'paid', 'payment.paidCents': 13_500 });
    expect(await find(code, change.earlier)).toMatchObject(codeRefused('has been used up'));
    await registrations()
      .doc(won?.id ?? '')
      .update({ 'payment.status': 'pending', 'payment.paidCents': 0 });
    const again = await register(
      { ...won?.request.registration, parentPhone: '239-555-0199' },
      change,
    );
    expect(again).toMatchObject({ status: 200, body: { totalCents: 13_500 } });
  });

  test('has its uses again from its first day on: the office sets it anew for each season', async () => {
    const { code, id } = await storeDiscount({ maxUses: 1, validFrom: '2026-08-01' });
    const before = await register({ discountCode: code });
    // The first day begins at four in the morning of UTC.
    const lastSeason = { createdAt: '2026-08-01T03:59:00.000Z', seasonName: '2025-26 Season' };
    await registrations().doc(before.id).update(lastSeason);
    expect(await find(code, [before.id])).toMatchObject({ body: { discounts: [{ code }] } });
    const first = await register({ discountCode: code });
    expect(first).toMatchObject({ status: 200, body: { totalCents: 13_500 } });
    expect(await find(code, [before.id])).toMatchObject(codeRefused('has been used up'));
    expect(await register({ discountCode: code })).toMatchObject(codeRefused('has been used up'));
    const own = { replaces: [first.id], earlier: [first.id] };
    const form = { ...first.request.registration, parentPhone: '239-555-0199' };
    expect(await register(form, own)).toMatchObject({ status: 200 });
    // Without a first day, those of all seasons count.
    await discounts().doc(id).update({ validFrom: null, maxUses: 2 });
    expect(await register({ discountCode: code })).toMatchObject(codeRefused('has been used up'));
  });
});

describe('a discount without a code', () => {
  test('counts for second and further children', async () => {
    await during({ rule: 'siblings', percent: 20, name: 'Sibling discount' }, async () => {
      const { id, body } = await register({ players: players(3), paymentFrequency: 'one-time' });
      expect(body.totalCents).toBe(39_000);
      const nets = (await billsOf(id)).map(({ amountCents }) => amountCents).sort();
      expect(nets).toEqual([12_000, 12_000, 15_000]);
      expect((await register({ players: players(1) })).body.totalCents).toBe(15_000);
    });
  });

  test('is told to the page; a code is told to those only who type it', async () => {
    const { code, id: secret } = await storeDiscount();
    await during({ rule: 'early-bird', validTo: '2126-01-01' }, async ({ id }) => {
      expect((await find(null)).body.discounts.map((one: Discount) => one.id)).toEqual([id]);
      const typed = (await find(code)).body.discounts.map((one: Discount) => one.id);
      expect(typed.sort()).toEqual([id, secret].sort());
    });
  });

  test('that the page did not count with is shown first; the new total stands in the answer', async () => {
    await during({ percent: 50 }, async ({ id, updatedAt }) => {
      const refused = await register({ paymentFrequency: 'one-time' }, { discounts: [] });
      expect(refused).toMatchObject({
        status: 409,
        body: { error: { code: 'discounts_changed' } },
      });
      expect(refused.body.error.message).toContain('$75.00');
      const shown = { discounts: [{ id, updatedAt }] };
      expect(await register({}, shown)).toMatchObject({ status: 200, body: { totalCents: 7_500 } });
      const old = { discounts: [{ id, updatedAt: '2026-01-01T00:00:00.000Z' }] };
      expect(await register({}, old)).toMatchObject({ status: 409 });
    });
    const gone = [{ id: crypto.randomUUID(), updatedAt: '2026-01-01T00:00:00.000Z' }];
    expect(await register({}, { discounts: gone })).toMatchObject({ status: 409 });
  });
});

describe('a registration that costs nothing', () => {
  test.each(['credit-card', 'check'] as const)(
    'by %s is complete at once',
    async (paymentMethod) => {
      const { code } = await storeDiscount({ percent: 100, rule: 'staff' });
      const { id, body } = await register({ discountCode: code, paymentMethod });
      expect(body).toMatchObject({ status: 'paid', totalCents: 0, plan: null, checkout: null });
      expect((await billsOf(id))[0]).toMatchObject({
        amountCents: 0,
        paymentStatus: 'paid',
        paidDate: expect.any(String),
      });
      const subjects = (await mailsAbout(`registrations/${id}`)).map(({ subject }) => subject);
      expect(subjects).toContainEqual(expect.stringContaining('is complete'));
      expect(subjects).toContainEqual(expect.stringContaining('nothing to pay'));
    },
  );

  test('can be sent again with a change, and is then the one that counts', async () => {
    const { code } = await storeDiscount({ percent: 100 });
    const first = await register({ discountCode: code });
    const again = await register(
      { ...first.request.registration, parentPhone: '239-555-0199' },
      { replaces: [first.id], earlier: [first.id] },
    );
    expect(again).toMatchObject({ status: 200, body: { totalCents: 0 } });
    expect(await paymentOf('registration', first.id)).toMatchObject({ status: 'cancelled' });
  });
});

test('a registration that was canceled with its last bill is no use of a code', async () => {
  const { code } = await storeDiscount({ maxUses: 1 });
  const first = await register({ discountCode: code, paymentMethod: 'check' });
  expect(await register({ discountCode: code })).toMatchObject(codeRefused('used up'));
  const [bill] = await billsOf(first.id);
  if (!bill) throw new Error('A registration has a bill.');
  const { id, updatedAt: seen, payer: _, ...form } = bill;
  const cancelled = { id, seen, bill: { ...form, paymentStatus: 'cancelled' } };
  expect((await sendAs(office, updateBillEndpoint.path, cancelled)).status).toBe(200);
  expect(await register({ discountCode: code })).toMatchObject({ status: 200 });
  expect(await register({ discountCode: code })).toMatchObject(codeRefused('used up'));
});

test('nor is one whose money went back in full', async () => {
  const { code } = await storeDiscount({ maxUses: 1 });
  const first = await register({ discountCode: code, paymentMethod: 'check' });
  await registrations().doc(first.id).update({ 'payment.status': 'refunded' });
  // The bill that stands is another guardian's: the child plays.
  expect(await register({ discountCode: code })).toMatchObject(codeRefused('used up'));
  const [bill] = await billsOf(first.id);
  await playerBills()
    .doc(bill?.id ?? '')
    .update({ paymentStatus: 'cancelled', amountCents: 'none' });
  allowConsole(/"code":"broken_record"/);
  expect(await register({ discountCode: code })).toMatchObject({ status: 200 });
  expect(await register({ discountCode: code })).toMatchObject(codeRefused('used up'));
});

test('what the office has granted is not lost by sending the form again', async () => {
  const first = await register({ paymentMethod: 'check' });
  const [bill] = await billsOf(first.id);
  const granted = {
    id: crypto.randomUUID(),
    kind: 'scholarship',
    cents: 5_000,
    reason: 'Fund',
    code: null,
    by: 'office@example.com',
    at: new Date().toISOString(),
  };
  await playerBills()
    .doc(bill?.id ?? '')
    .update({ adjustments: [granted], amountCents: 10_000 });
  const again = await register(
    { ...first.request.registration, parentPhone: '239-555-0199' },
    { replaces: [first.id], earlier: [first.id] },
  );
  expect(again).toMatchObject({ status: 409, body: { error: { code: 'already_registered' } } });
  expect(again.body.error.message).toContain('lowered what you pay');
  expect((await billsOf(first.id)).map(adjustedCents)).toEqual([5_000]);
});
