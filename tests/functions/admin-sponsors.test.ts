import { describe, expect, test } from 'vitest';
import { markPaidEndpoint } from '#contracts/payments/dashboard.ts';
import {
  createSponsorEndpoint,
  deleteSponsorEndpoint,
  getSponsorEndpoint,
  listSponsorsEndpoint,
  readSponsorTermsEndpoint,
  readSponsorTotalsEndpoint,
  updateSponsorEndpoint,
} from '#contracts/sponsorship/dashboard.ts';
import type { SponsorBillForm } from '#domain/billing/sponsor-bill-form.ts';
import { recordNumberOf } from '#domain/payments/record-number.ts';
import admin from '#functions/admin.ts';
import adminPayments from '#functions/admin-payments.ts';
import { ledger, sponsorBills, sponsorships, teamInformation } from '#server/gateways/records.ts';
import { actionsOn } from '#tests/helpers/audit-log.ts';
import { get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { storeSponsorship } from '#tests/helpers/payables.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';

await stack.seed();
const office = await signUpUser({ role: 'admin' });

const form: SponsorBillForm = {
  sponsorName: 'Gulf Diner & Sons (Bait)',
  sponsorEmail: 'diner@example.com',
  contactPerson: 'Lee Ortiz',
  amountCents: 250_000,
  sponsorshipLevel: 'Championship Sponsor',
  paymentMethod: 'check',
  paymentStatus: 'pending',
  paymentFrequency: 'one-time',
  dueDate: null,
  paidDate: null,
  invoiceNumber: null,
  stripePaymentId: null,
  notes: null,
};

const ask = (path: string, query: Record<string, string> = {}) =>
  invoke(admin, sentBy(office, get(`${path}?${new URLSearchParams(query)}`)));
/** What may have to close payment pages is where Stripe is. */
const functionAt = (path: string) =>
  path.startsWith('/api/admin/payments') ? adminPayments : admin;
const send = (path: string, body: object, to = functionAt(path)) =>
  invoke(to, sentBy(office, postJson(path, body)));

async function add(change: Partial<SponsorBillForm> = {}) {
  const body = { idempotencyKey: crypto.randomUUID(), bill: { ...form, ...change } };
  const response = await send(createSponsorEndpoint.path, body);
  expect(response.status).toBe(200);
  return createSponsorEndpoint.response.parse(await response.json()).bill;
}

const detail = async (id: string) =>
  getSponsorEndpoint.response.parse(await (await ask(getSponsorEndpoint.path, { id })).json());
const totals = async () =>
  readSponsorTotalsEndpoint.response.parse(
    await (await ask(readSponsorTotalsEndpoint.path)).json(),
  );
const pay = (recordId: string, amountCents?: number) =>
  send(
    markPaidEndpoint.path,
    {
      kind: 'sponsorship',
      recordId,
      idempotencyKey: crypto.randomUUID(),
      payment: { method: 'check', date: '2026-11-20', reference: '2077', amountCents },
    },
    adminPayments,
  );

test('an overdue sponsor that is given more time is pending again', async () => {
  const { id, updatedAt: seen } = await add({ paymentStatus: 'overdue', dueDate: '2026-11-01' });
  const bill = { ...form, paymentStatus: 'overdue', dueDate: '2098-12-15' };
  const answer = await send(updateSponsorEndpoint.path, { id, seen, bill });
  expect(updateSponsorEndpoint.response.parse(await answer.json()).bill).toMatchObject({
    paymentStatus: 'pending',
    dueDate: '2098-12-15',
  });
});

describe('a sponsor that applied', () => {
  test('shows what it typed into the form, in its details and as a row', async () => {
    const sponsorship = await storeSponsorship({ totalCents: 50_000 });
    const asked = {
      phone: '239-555-0177',
      businessAddress: '1 Harbor Way',
      businessCity: 'Fort Myers',
      businessState: 'FL',
      businessZip: '33901',
      businessWebsite: 'https://diaz.example.com',
      comments: 'Call after noon.',
      marketingConsent: true,
      newsletterConsent: true,
    };
    await sponsorships()
      .doc(sponsorship.id)
      .set({ ...sponsorship, ...asked });
    expect((await detail(sponsorship.id)).answers).toEqual(asked);
    const found = await ask(listSponsorsEndpoint.path, { search: recordNumberOf(sponsorship.id) });
    const { rows } = listSponsorsEndpoint.response.parse(await found.json());
    expect(rows.map((row) => row.answers)).toEqual([asked]);
  });
});

test('a sponsor with the longest names that the form takes is saved as it is', async () => {
  const long = {
    sponsorName: 'B'.repeat(150),
    contactPerson: `${'a'.repeat(100)} ${'b'.repeat(100)}`,
  };
  const sponsorshipLevel = 'L'.repeat(100);
  const { id } = await storeSponsorship({ totalCents: 50_000 });
  await sponsorBills()
    .doc(id)
    .update({ ...long, sponsorshipLevel });
  const { bill } = await detail(id);
  const asked = { ...form, ...long, sponsorshipLevel, amountCents: 50_000 };
  const request = { id, seen: bill.updatedAt, bill: { ...asked, dueDate: '2098-12-15' } };
  const answer = await send(updateSponsorEndpoint.path, request);
  expect(answer.status, await answer.clone().text()).toBe(200);
});

describe('a sponsor that the office adds', () => {
  test('has typed nothing', async () => {
    expect((await detail((await add()).id)).answers).toBeNull();
  });

  test('is one however often it is sent, has a sponsorship behind it, and is found', async () => {
    const body = { idempotencyKey: crypto.randomUUID(), bill: form };
    const first = await (await send(createSponsorEndpoint.path, body)).json();
    expect(await (await send(createSponsorEndpoint.path, body)).json()).toEqual(first);
    const { bill } = createSponsorEndpoint.response.parse(first);
    expect((await sponsorships().doc(bill.id).get()).data()).toMatchObject({
      businessName: form.sponsorName,
      payment: { totalCents: 250_000, status: 'pending', plan: null },
    });
    const found = await ask(listSponsorsEndpoint.path, { search: recordNumberOf(bill.id) });
    expect(bill).toMatchObject(form);
    expect(listSponsorsEndpoint.response.parse(await found.json()).rows).toMatchObject([
      { id: bill.id },
    ]);
    const shown = await (await ask(getSponsorEndpoint.path, { id: bill.id })).text();
    expect(shown).not.toContain('manageToken');
  });

  test('is paid by a check: bill, ledger and counters; then it stays in the books', async () => {
    const before = await totals();
    const bill = await add();
    expect((await pay(bill.id)).status).toBe(200);
    const { bill: paid, payment } = await detail(bill.id);
    expect(paid).toMatchObject({ paymentStatus: 'paid', paidDate: '2026-11-20' });
    expect(payment).toMatchObject({ status: 'paid', paidCents: 250_000 });
    const after = await totals();
    expect(after.activeSponsors - before.activeSponsors).toBe(1);
    expect(after.collectedCents - before.collectedCents).toBe(250_000);
    expect((await ledger().where('recordId', '==', bill.id).get()).size).toBe(1);
    const found = await ask(listSponsorsEndpoint.path, { search: recordNumberOf(bill.id) });
    expect(listSponsorsEndpoint.response.parse(await found.json()).rows).toMatchObject([
      { paidCents: 250_000, leftCents: 0, references: ['2077'] },
    ]);
    const seen = { id: bill.id, seen: paid.updatedAt };
    expect((await send(deleteSponsorEndpoint.path, seen)).status).toBe(409);
    const cheaper = { ...form, paymentStatus: 'paid', amountCents: 100 };
    expect((await send(updateSponsorEndpoint.path, { ...seen, bill: cheaper })).status).toBe(422);
  });

  test('is changed with its sponsorship, and refused over someone else’s change', async () => {
    const bill = await add();
    const change = { id: bill.id, seen: bill.updatedAt, bill: { ...form, amountCents: 99_900 } };
    expect((await send(updateSponsorEndpoint.path, change)).status).toBe(200);
    expect((await detail(bill.id)).payment).toMatchObject({ totalCents: 99_900 });
    expect((await send(updateSponsorEndpoint.path, change)).status).toBe(409);
    expect(await actionsOn(`sponsorBills/${bill.id}`)).toEqual([
      'sponsor.created',
      'sponsor.updated',
    ]);
  });

  test('keeps its amount and how often it is paid, once a part is paid', async () => {
    const bill = await add();
    expect((await pay(bill.id, 10_000)).status).toBe(200);
    const { updatedAt: seen } = (await detail(bill.id)).bill;
    const change = async (changed: object) => {
      const body = { id: bill.id, seen, bill: { ...form, ...changed } };
      const response = await send(updateSponsorEndpoint.path, body);
      const { error } = (await response.json()) as { error?: { fields: object } };
      return error && Object.keys(error.fields);
    };
    expect(await change({ amountCents: form.amountCents + 1 })).toEqual(['bill.amountCents']);
    expect(await change({ paymentFrequency: 'monthly' })).toEqual(['bill.paymentFrequency']);
    expect(await change({ contactPerson: 'Someone Else' })).toBeUndefined();
  });

  test('is not canceled while Stripe collects it, and is once the plan is stopped there', async () => {
    const { id, updatedAt: seen } = await add();
    const cancel = () =>
      send(updateSponsorEndpoint.path, { id, seen, bill: { ...form, paymentStatus: 'cancelled' } });
    const plan = { 'payment.stripeSubscriptionId': 'sub_1' };
    await sponsorships()
      .doc(id)
      .update({ ...plan, 'payment.status': 'active' });
    const refused = await cancel();
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Stop the plan in Stripe first');
    await sponsorships().doc(id).update({ 'payment.status': 'ended' });
    expect((await cancel()).status).toBe(200);
  });

  test('canceled and opened again, is paid today where the books say so, and else as chosen', async () => {
    const reopen = async (id: string) => {
      await sponsorBills().doc(id).update({ paymentStatus: 'cancelled', paidDate: null });
      const { updatedAt: seen } = (await detail(id)).bill;
      expect((await send(updateSponsorEndpoint.path, { id, seen, bill: form })).status).toBe(200);
      return (await detail(id)).bill;
    };
    const [whole, part] = [await add(), await add()];
    expect((await pay(whole.id)).status).toBe(200);
    expect((await pay(part.id, 10_000)).status).toBe(200);
    expect(await reopen(whole.id)).toMatchObject({
      paymentStatus: 'paid',
      paidDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(await reopen(part.id)).toMatchObject({ paymentStatus: 'pending', paidDate: null });
  });

  test('is deleted with its sponsorship while no money is in it', async () => {
    const bill = await add();
    const seen = { id: bill.id, seen: bill.updatedAt };
    expect((await send(deleteSponsorEndpoint.path, seen)).status).toBe(200);
    expect((await sponsorBills().doc(bill.id).get()).exists).toBe(false);
    expect((await sponsorships().doc(bill.id).get()).exists).toBe(false);
    expect(await actionsOn(`sponsorBills/${bill.id}`)).toEqual([
      'sponsor.created',
      'sponsor.deleted',
    ]);
  });

  test.each([
    ['an address that is none', { sponsorEmail: 'x' }, 'bill.sponsorEmail'],
    ['paid without money', { paymentStatus: 'paid' }, 'bill.paymentStatus'],
    ['no name', { sponsorName: '' }, 'bill.sponsorName'],
  ] as const)('with %s is refused beside its field', async (_, change, field) => {
    const body = { idempotencyKey: crypto.randomUUID(), bill: { ...form, ...change } };
    const response = await send(createSponsorEndpoint.path, body);
    expect(response.status).toBe(422);
    const { error } = (await response.json()) as { error: { fields: object } };
    expect(Object.keys(error.fields)).toEqual([field]);
  });
});

test('the levels to choose from are the tiers as published, and Custom; a total is split as the settings say', async () => {
  const response = await ask(readSponsorTermsEndpoint.path);
  expect(readSponsorTermsEndpoint.response.parse(await response.json())).toEqual({
    levels: [
      'Championship Sponsor',
      'All-Star Sponsor',
      'Team Player',
      'Supporting Friend',
      'Custom',
    ],
    monthlyInstallments: 12,
    quarterlyInstallments: 4,
  });
});

test('an invoice names the program as its settings do, and says what is left', async () => {
  const { id, number } = await storeSponsorship({ totalCents: 25_000 });
  const { email, phone } = (await teamInformation().doc('current').get()).data() ?? {};
  const response = await ask(getSponsorEndpoint.path, { id });
  const { invoice } = getSponsorEndpoint.response.parse(await response.json());
  expect(invoice).toEqual({
    programName: 'Calusa Coast Hoops',
    legalName: 'Calusa Coast Hoops, Inc.',
    ein: '00-0000000',
    address: ['2450 Heron Bay Road, Suite 4', 'Fort Myers, FL 33901'],
    email,
    phone,
    memo: `Sponsorship ${number}`,
    leftCents: 25_000,
  });
});
