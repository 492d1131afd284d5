import { expect, test } from 'vitest';
import { sendContactEmailEndpoint } from '#contracts/contact/public.ts';
import { readDiscountsEndpoint } from '#contracts/discounts/dashboard.ts';
import { findDiscountsEndpoint } from '#contracts/discounts/public.ts';
import { listGamesEndpoint } from '#contracts/games/public.ts';
import { createOrderPaymentEndpoint } from '#contracts/orders/public.ts';
import { readChartsEndpoint, readOverviewEndpoint } from '#contracts/overview/dashboard.ts';
import { createRegistrationPaymentEndpoint } from '#contracts/registration/public.ts';
import { submitVolunteerApplicationEndpoint } from '#contracts/volunteering/public.ts';
import { firestore } from '#server/gateways/firestore.ts';
import { discounts, outbox, registrations } from '#server/gateways/records.ts';
import { countReads } from '#tests/helpers/count-reads.ts';
import { storeDiscount } from '#tests/helpers/discounts.ts';
import { get, postJson, stack } from '#tests/helpers/functions.ts';
import { checkSumsNow } from '#tests/helpers/ledger-sums.ts';
import { orderRequest } from '#tests/helpers/orders.ts';
import { storeRegistration } from '#tests/helpers/payables.ts';
import { registrationRequest } from '#tests/helpers/registrations.ts';
import { newAddress, sentBy, signUpUser } from '#tests/helpers/sign-in.ts';
import { volunteerRequest } from '#tests/helpers/volunteers.ts';

/*
 * What a view or a form reads in Firestore, which is what it costs and most of what it takes. With a
 * backlog of emails, too: a request sends its own.
 */

await stack.seed();
const office = await signUpUser({ role: 'admin' });

const ask = async (request: Request) => expect((await fetch(request)).status).toBe(200);
const read = (path: string) => ask(sentBy(office, get(path)));
const post = (path: string, body: unknown) => ask(postJson(path, body));

const sendMessage = () =>
  post(sendContactEmailEndpoint.path, {
    idempotencyKey: crypto.randomUUID(),
    name: 'Ana Diaz',
    email: newAddress(),
    phone: '',
    inquiryType: 'general',
    playerAge: '',
    subject: 'Hello',
    message: 'Is it on?',
  });

/** Forty emails that wait: twice what a request used to take. */
async function leaveBacklog(): Promise<void> {
  const mail = (await outbox().limit(1).get()).docs[0]?.data();
  if (!mail) throw new Error('There is no email in the demo.');
  const batch = firestore().batch();
  for (let count = 0; count < 40; count += 1) {
    const id = crypto.randomUUID();
    const waiting = { ...mail, id, about: 'orders/none', needs: 'nothing' as const };
    batch.create(outbox().doc(id), { ...waiting, status: 'pending', attempts: 0 });
  }
  await batch.commit();
}

test.each<[name: string, budget: number, act: () => Promise<unknown>]>([
  ['a contact message', 10, sendMessage],
  [
    'an application to volunteer',
    10,
    () => post(submitVolunteerApplicationEndpoint.path, volunteerRequest()),
  ],
  [
    'an order paid by check',
    10,
    () =>
      post(createOrderPaymentEndpoint.path, orderRequest({ customer: { paymentMethod: 'check' } })),
  ],
])('%s reads at most %i documents, however many emails wait', async (_, budget, act) => {
  await leaveBacklog();
  expect(await countReads(act)).toBeLessThanOrEqual(budget);
});

test('the schedule reads each game once, however many ask within a moment', async () => {
  const games = (await firestore().collection('games').count().get()).data().count;
  const askMany = () =>
    Promise.all(Array.from({ length: 20 }, () => ask(get(listGamesEndpoint.path))));
  expect(await countReads(askMany)).toBe(games);
});

test('a discount that hundreds have is counted, and not read with each form and each view of the page', async () => {
  const { id } = await storeDiscount({ code: null, maxUses: 500 });
  const { registration } = await storeRegistration(1);
  const batch = firestore().batch();
  for (let at = 0; at < 200; at += 1) {
    const other = { ...registration, id: crypto.randomUUID(), discountIds: [id] };
    batch.create(registrations().doc(other.id), other);
  }
  await batch.commit();
  const view = () => post(findDiscountsEndpoint.path, { code: null });
  expect(await countReads(view)).toBeLessThanOrEqual(10);
  const change = { paymentMethod: 'check', paymentFrequency: 'one-time' } as const;
  const form = await registrationRequest(change);
  const register = () => post(createRegistrationPaymentEndpoint.path, form);
  expect(await countReads(register)).toBeLessThanOrEqual(40);
  // Used up, it is counted as well.
  await discounts().doc(id).update({ maxUses: 200 });
  expect(await countReads(view)).toBeLessThanOrEqual(10);
  await discounts().doc(id).update({ isOn: false });
});

// A page has 25 rows: each of them, a record beside it, and what belongs to the page.
test.each([
  ['the overview', readOverviewEndpoint.path, 60],
  ['the first players', '/api/admin/players', 60],
  ['the first bills', '/api/admin/billing', 90],
  ['the first registrations', '/api/admin/registrations', 60],
  ['the first orders', '/api/admin/orders', 60],
])('%s of the dashboard read at most their budget', async (_, path, budget) => {
  expect(await countReads(() => read(path))).toBeLessThanOrEqual(budget);
});

// Of a ledger that the night has added up, and of what discounts and scholarships cost.
test.each([
  ['the charts', readChartsEndpoint.path, 130],
  ['what reductions cost', readDiscountsEndpoint.path, 80],
  ['the last page of bills', '/api/admin/billing?page=4&pageSize=10', 75],
])('%s of the dashboard read at most their budget', async (_, path, budget) => {
  await checkSumsNow();
  expect(await countReads(() => read(path))).toBeLessThanOrEqual(budget);
});
