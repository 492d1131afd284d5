import { addDays } from 'date-fns';
import { expect, test } from 'vitest';
import { createSponsorEndpoint, updateSponsorEndpoint } from '#contracts/sponsorship/dashboard.ts';
import { createSponsorshipPaymentEndpoint } from '#contracts/sponsorship/public.ts';
import { type SponsorBillForm, SponsorBillFormSchema } from '#domain/billing/sponsor-bill-form.ts';
import type { PaymentFrequency } from '#domain/payments/choices.ts';
import admin from '#functions/admin.ts';
import adminPayments from '#functions/admin-payments.ts';
import createSponsorshipPayment from '#functions/create-sponsorship-payment.ts';
import { sponsorBills, sponsorships } from '#server/gateways/records.ts';
import { runNightly } from '#server/use-cases/nightly/run-nightly.ts';
import { daysAgo } from '#tests/helpers/days.ts';
import { invoke, postJson } from '#tests/helpers/functions.ts';
import { sponsorRequest } from '#tests/helpers/giving.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';

/* The office corrects how often a sponsor pays: the bill is due as the new way has it. */

const office = await signUpUser({ role: 'admin' });
const IN_TIME = daysAgo(-30);
const OWN = '2098-12-15';

const billOf = async (id: string) => {
  const bill = (await sponsorBills().doc(id).get()).data();
  if (!bill) throw new Error(`No bill ${id}`);
  return bill;
};
const send = (at: typeof admin, path: string, body: object) =>
  invoke(at, sentBy(office, postJson(path, body)));

/** By check, as the sponsor's form makes it. */
async function apply(paymentFrequency: PaymentFrequency): Promise<string> {
  const request = sponsorRequest({ paymentFrequency, paymentMethod: 'check' });
  const answer = await invoke(
    createSponsorshipPayment,
    postJson(createSponsorshipPaymentEndpoint.path, request),
  );
  expect(answer.status).toBe(200);
  return request.idempotencyKey;
}

async function add(
  paymentFrequency: PaymentFrequency,
  dueDate: string | null = null,
): Promise<string> {
  const like = SponsorBillFormSchema.parse(await billOf(await apply(paymentFrequency)));
  const bill = { ...like, invoiceNumber: null, dueDate };
  const idempotencyKey = crypto.randomUUID();
  const answer = await send(admin, createSponsorEndpoint.path, { idempotencyKey, bill });
  return createSponsorEndpoint.response.parse(await answer.json()).bill.id;
}

/** Edit Sponsor as it opens, with a change. */
async function edit(id: string, change: Partial<SponsorBillForm>): Promise<string | null> {
  const before = await billOf(id);
  const bill = { ...SponsorBillFormSchema.parse(before), ...change };
  const answer = await send(adminPayments, updateSponsorEndpoint.path, {
    id,
    seen: before.updatedAt,
    bill,
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await billOf(id)).dueDate;
}

const lastOf = async (id: string) =>
  (await sponsorships().doc(id).get()).data()?.payment.plan?.lastOn ?? 'no last payment';

test.each([
  ['that applied', apply],
  ['that the office added', add],
])('a sponsor %s is due with the last payment, or in 30 days', async (_, make) => {
  for (const to of ['one-time', 'annual'] as const) {
    expect(await edit(await make('monthly'), { paymentFrequency: to })).toBe(IN_TIME);
  }
  for (const [from, to] of [
    ['one-time', 'monthly'],
    ['annual', 'quarterly'],
    ['monthly', 'quarterly'],
  ] as const) {
    const id = await make(from);
    expect(await edit(id, { paymentFrequency: to })).toBe(await lastOf(id));
  }
});

test('corrected by mistake and back again, is due with the last payment', async () => {
  const id = await apply('monthly');
  await edit(id, { paymentFrequency: 'one-time' });
  expect(await edit(id, { paymentFrequency: 'monthly' })).toBe(await lastOf(id));
});

test('a date of the office’s own stays where a plan ends, and where it is entered with the change', async () => {
  const monthly = await add('monthly', OWN);
  expect(await edit(monthly, { paymentFrequency: 'one-time' })).toBe(OWN);
  const applied = await apply('one-time');
  expect(await edit(applied, { paymentFrequency: 'monthly', dueDate: OWN })).toBe(OWN);
  const once = await add('one-time');
  expect(await edit(once, { paymentFrequency: 'annual' })).toBeNull();
  expect(await edit(once, { dueDate: OWN })).toBe(OWN);
});

test('after 40 days one payment is overdue, and what is paid by the month is not', async () => {
  const [once, monthly] = [await apply('monthly'), await apply('one-time')];
  await edit(once, { paymentFrequency: 'one-time' });
  await edit(monthly, { paymentFrequency: 'monthly' });
  await runNightly(addDays(new Date(), 40));
  expect((await billOf(once)).paymentStatus).toBe('overdue');
  expect((await billOf(monthly)).paymentStatus).toBe('pending');
});
