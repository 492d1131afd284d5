import { describe, expect, test } from 'vitest';
import { readAccountRecordsEndpoint } from '#contracts/accounts/own-account.ts';
import { createBillPaymentEndpoint } from '#contracts/billing/public.ts';
import account from '#functions/account.ts';
import createBillPayment from '#functions/create-bill-payment.ts';
import { playerBills } from '#server/gateways/records.ts';
import { get, invoke, postJson } from '#tests/helpers/functions.ts';
import { note } from '#tests/helpers/hand-money.ts';
import { office } from '#tests/helpers/office.ts';
import { storeRegistration } from '#tests/helpers/payables.ts';
import { sentBy, signUpUser, type TestUser } from '#tests/helpers/sign-in.ts';

/* What the account page says of a bill is what paying it does. */

async function billsSeenBy(user: TestUser) {
  const response = await invoke(account, sentBy(user, get(readAccountRecordsEndpoint.path)));
  return readAccountRecordsEndpoint.response.parse(await response.json()).bills.items;
}
const pay = (user: TestUser, billId: string) =>
  invoke(createBillPayment, sentBy(user, postJson(createBillPaymentEndpoint.path, { billId })));

describe('a registration of which another guardian has one of the bills', () => {
  async function shared() {
    const [one, other] = [await signUpUser(), await signUpUser()];
    const { registration, bills } = await storeRegistration(2, {
      email: one.email,
      paymentMethod: 'check',
    });
    const [own, theirs] = bills.map(({ id }) => id);
    if (!own || !theirs) throw new Error('no bills');
    await playerBills().doc(theirs).update({ 'payer.email': other.email });
    return { one, other, own, theirs, id: registration.id };
  }

  test('asks for what paying takes, less what came for the other bill', async () => {
    const { one, own, theirs, id } = await shared();
    await note(office, 'bill', theirs, 15_000);
    await note(office, 'registration', id, 5_000);
    const seen = await billsSeenBy(one);
    expect(seen).toMatchObject([{ id: own, next: 'pay', payCents: 10_000 }]);
    const page = createBillPaymentEndpoint.response.parse(await (await pay(one, own)).json());
    expect(page.totalCents).toBe(10_000);
  });

  test('asks the other for nothing that paying refuses, and tells nothing of the whole', async () => {
    const { other, theirs, id } = await shared();
    await note(office, 'registration', id, 5_000);
    const seen = await billsSeenBy(other);
    expect(seen).toMatchObject([{ id: theirs, next: 'none', payCents: 0, paysFor: null }]);
    expect((await pay(other, theirs)).status).toBe(409);
  });
});

test('installments by hand are due one by one, not with the last', async () => {
  const user = await signUpUser();
  const { registration, bills } = await storeRegistration(1, {
    email: user.email,
    paymentMethod: 'check',
    frequency: 'quarterly',
    createdAt: new Date('2026-10-31T15:00:00Z'),
  });
  const { plan } = registration.payment;
  await playerBills()
    .doc(bills[0]?.id ?? '')
    .update({ dueDate: plan?.lastOn });
  const due = async () => (await billsSeenBy(user)).map(({ dueDate }) => dueDate);
  expect(await due()).toEqual(['2026-10-31']);
  await note(office, 'registration', registration.id, plan?.firstCents ?? 0);
  expect(await due()).toEqual(['2027-01-31']);
  await note(office, 'registration', registration.id, 1_000);
  expect(await due()).toEqual(['2027-01-31']);
});
