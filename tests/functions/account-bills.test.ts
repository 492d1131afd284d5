import { describe, expect, test } from 'vitest';
import { readAccountRecordsEndpoint } from '#contracts/accounts/own-account.ts';
import { createBillPaymentEndpoint } from '#contracts/billing/public.ts';
import { newProfile } from '#domain/accounts/new-profile.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import account from '#functions/account.ts';
import createBillPayment from '#functions/create-bill-payment.ts';
import { playerBills, profiles } from '#server/gateways/records.ts';
import { get, invoke, postJson } from '#tests/helpers/functions.ts';
import { note, reverse } from '#tests/helpers/hand-money.ts';
import { office } from '#tests/helpers/office.ts';
import { mailsAbout, paymentOf, storeRegistration } from '#tests/helpers/payables.ts';
import { sentBy, signUpUser, type TestUser } from '#tests/helpers/sign-in.ts';
import { messages } from '#words/labels/players.ts';

/* What the account page says of a bill is what paying it does. */

async function recordsSeenBy(user: TestUser) {
  const response = await invoke(account, sentBy(user, get(readAccountRecordsEndpoint.path)));
  return readAccountRecordsEndpoint.response.parse(await response.json());
}
const billsSeenBy = async (user: TestUser) => (await recordsSeenBy(user)).bills.items;
async function billAt(id: string) {
  const bill = (await playerBills().doc(id).get()).data();
  if (!bill) throw new Error('no bill');
  return bill;
}
/** Where bills stand, and what has come towards each. */
const standing = (...ids: string[]) =>
  Promise.all(
    ids.map(async (id) => {
      const { paymentStatus, receivedCents = 0 } = await billAt(id);
      return [paymentStatus, receivedCents];
    }),
  );
const pay = (user: TestUser, billId: string) =>
  invoke(createBillPayment, sentBy(user, postJson(createBillPaymentEndpoint.path, { billId })));

describe('a registration of which another guardian has one of the bills', () => {
  async function shared(frequency?: 'quarterly') {
    const [one, other] = [await signUpUser(), await signUpUser()];
    const { registration, bills } = await storeRegistration(2, {
      email: one.email,
      paymentMethod: 'check',
      ...(frequency && { frequency }),
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

  test('asks who has registered for what is left of their own bills, whoever pays the other', async () => {
    const { one, own, id } = await shared();
    await note(office, 'registration', id, 5_000);
    const seen = await billsSeenBy(one);
    expect(seen).toMatchObject([{ id: own, next: 'pay', payCents: 10_000 }]);
    const page = createBillPaymentEndpoint.response.parse(await (await pay(one, own)).json());
    expect(page.totalCents).toBe(10_000);
  });

  test('asks the other for all of theirs, and tells nothing of the whole', async () => {
    const { other, theirs, id } = await shared();
    await note(office, 'registration', id, 5_000);
    const seen = await billsSeenBy(other);
    expect(seen).toMatchObject([{ id: theirs, next: 'pay', payCents: 15_000, paysFor: null }]);
    const page = createBillPaymentEndpoint.response.parse(await (await pay(other, theirs)).json());
    expect(page.totalCents).toBe(15_000);
  });

  test('asks the other for nothing that paying refuses, once the first has paid a part of theirs', async () => {
    const { other, theirs, id } = await shared();
    await note(office, 'registration', id, 20_000);
    const seen = await billsSeenBy(other);
    expect(seen).toMatchObject([{ id: theirs, next: 'none', payCents: 0, paysFor: null }]);
    expect((await pay(other, theirs)).status).toBe(409);
  });

  test('is paid with each one’s money, with a receipt to each', async () => {
    const { one, other, own, theirs, id } = await shared();
    await note(office, 'registration', id, 10_000);
    const [told] = (await mailsAbout(`registrations/${id}`)).filter(({ to }) => to === one.email);
    expect(told?.text).toContain('Paid so far: $100.00 of $150.00');
    expect(told?.text).toContain('Left to pay: $50.00');
    await note(office, 'bill', theirs, 15_000);
    expect(await standing(own, theirs)).toEqual([
      ['pending', 10_000],
      ['paid', 0],
    ]);
    const receipts = await mailsAbout(`playerBills/${theirs}`);
    expect(receipts.map(({ to }) => to)).toContain(other.email);
    expect(receipts.map(({ to }) => to)).not.toContain(one.email);
    await note(office, 'registration', id, 5_000);
    expect(await standing(own, theirs)).toEqual([
      ['paid', 0],
      ['paid', 0],
    ]);
    expect(await paymentOf('registration', id)).toMatchObject({ status: 'paid' });
  });

  test('has the bill of who has paid theirs as paid, and as owed again once the check bounced', async () => {
    const { one, own, theirs, id } = await shared();
    const { id: check } = await note(office, 'registration', id, 15_000);
    expect(await standing(own, theirs)).toEqual([
      ['paid', 0],
      ['pending', 0],
    ]);
    expect(await billsSeenBy(one)).toMatchObject([{ id: own, next: 'none', payCents: 0 }]);
    await reverse(office, check);
    expect(await standing(own, theirs)).toEqual([
      ['pending', 0],
      ['pending', 0],
    ]);
  });

  test('asks who has registered for their own bill alone, once a check for both has bounced', async () => {
    const { one, id } = await shared();
    const { id: check } = await note(office, 'registration', id, 30_000);
    await reverse(office, check);
    const told = (await mailsAbout(`registrations/${id}`)).filter(({ to }) => to === one.email);
    const texts = told.map(({ text }) => text).filter((text) => text.includes('Left to pay'));
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain('Paid so far: $0.00 of $150.00');
    expect(texts[0]).toContain('Left to pay: $150.00');
  });

  test('is paid by installments up to what is one’s own', async () => {
    const { one, own, theirs, id } = await shared('quarterly');
    await note(office, 'registration', id, 7_500);
    await note(office, 'registration', id, 6_000);
    expect(await billsSeenBy(one)).toMatchObject([{ next: 'pay', payCents: 1_500 }]);
    await note(office, 'registration', id, 1_500);
    const { paidDate } = await billAt(own);
    expect(await standing(own, theirs)).toEqual([
      ['paid', 0],
      ['pending', 0],
    ]);
    await note(office, 'bill', theirs, 5_000);
    expect(await standing(own, theirs)).toEqual([
      ['paid', 0],
      ['pending', 5_000],
    ]);
    expect((await billAt(own)).paidDate).toBe(paidDate);
  });
});

test('a bill of a child under another guardian’s address names the child; of a deleted one, nobody', async () => {
  const [one, other] = [await signUpUser(), await signUpUser()];
  const { bills } = await storeRegistration(2, { email: one.email, paymentMethod: 'check' });
  const [{ playerId = '' } = {}] = bills;
  const leo = { id: playerId, userId: null, firstName: 'Leo', lastName: 'Diaz', role: 'member' };
  await profiles()
    .doc(playerId)
    .set(newProfile({ ...leo, email: one.email } as Profile, new Date()));
  for (const { id } of bills) await playerBills().doc(id).update({ 'payer.email': other.email });
  const names = (await billsSeenBy(other)).map(({ playerName }) => playerName);
  expect(names.sort()).toEqual(['Leo Diaz', messages.unknown]);
});

test('a bill that was canceled is due on no day', async () => {
  const user = await signUpUser();
  const { bills } = await storeRegistration(2, { email: user.email, paymentMethod: 'check' });
  const [one, other] = bills.map(({ id }) => id);
  await playerBills()
    .doc(one ?? '')
    .update({ paymentStatus: 'cancelled', dueDate: '2026-12-27' });
  await playerBills()
    .doc(other ?? '')
    .update({ dueDate: '2026-12-27' });
  const seen = await billsSeenBy(user);
  expect(seen.find(({ id }) => id === one)).toMatchObject({ dueDate: null });
  expect(seen.find(({ id }) => id === other)).toMatchObject({ dueDate: '2026-12-27' });
});

test('a registration stands as the bills of who registered do, without what others owe and pay', async () => {
  const [one, other] = [await signUpUser(), await signUpUser()];
  const { registration, bills } = await storeRegistration(2, {
    email: one.email,
    paymentMethod: 'check',
  });
  const [own, theirs] = bills.map(({ id }) => playerBills().doc(id));
  await theirs?.update({ 'payer.email': other.email, paymentStatus: 'overdue' });
  const seen = async () => (await recordsSeenBy(one)).registrations.items[0];
  expect(await seen()).toMatchObject({ isOverdue: false, payment: { status: 'pending' } });
  await own?.update({ 'payer.email': other.email });
  expect(await seen()).toMatchObject({ isOverdue: false, payment: { status: 'pending' } });
  await own?.update({ 'payer.email': one.email, paymentStatus: 'overdue' });
  expect(await seen()).toMatchObject({ isOverdue: true });
  await note(office, 'bill', theirs?.id ?? '', 4_000);
  const unpaid = { totalCents: 15_000, paidCents: 0 };
  expect(await seen()).toMatchObject({ payment: { ...unpaid, status: 'pending' } });
  await note(office, 'registration', registration.id, 15_000);
  const paid = { totalCents: 15_000, paidCents: 15_000 };
  expect(await seen()).toMatchObject({ isOverdue: false, payment: { ...paid, status: 'paid' } });
  await note(office, 'registration', registration.id, 5_000);
  expect(await seen()).toMatchObject({ payment: paid });
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

test('of installments for two players each bill has its share, and both say what the payment is of', async () => {
  const user = await signUpUser();
  const { registration } = await storeRegistration(2, {
    email: user.email,
    paymentMethod: 'check',
    frequency: 'quarterly',
  });
  const { number, id } = registration;
  const due = { next: 'pay', payCents: 7_500, paysFor: number, part: 'installments' };
  expect(await billsSeenBy(user)).toMatchObject([due, due]);
  await note(office, 'registration', id, 7_500);
  const then = { ...due, part: 'next', amountCents: 15_000, receivedCents: 3_750 };
  expect(await billsSeenBy(user)).toMatchObject([then, then]);
});
