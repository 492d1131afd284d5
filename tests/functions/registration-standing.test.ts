import { expect, test } from 'vitest';
import {
  getRegistrationEndpoint,
  listRegistrationSeasonsEndpoint,
  listRegistrationsEndpoint,
  type RegistrationRow,
} from '#contracts/registration/dashboard.ts';
import { REGISTRATION_COLUMNS } from '#features/admin/registration/columns.tsx';
import { playerBills, registrations } from '#server/gateways/records.ts';
import { readAccountRecords } from '#server/use-cases/accounts/read-account-records.ts';
import { runNightly } from '#server/use-cases/nightly/run-nightly.ts';
import { daysAgo } from '#tests/helpers/days.ts';
import { ask, pay } from '#tests/helpers/office.ts';
import { paymentOf, storeBill, storeRegistration } from '#tests/helpers/payables.ts';
import { newAddress, signUpUser } from '#tests/helpers/sign-in.ts';

/* A registration and its bills have one state, in the row, in the details, and in the filter. */

const { path } = listRegistrationsEndpoint;

async function rowOf(id: string, search: string) {
  const found = await ask(path, { search });
  const row = (found.body as { rows: RegistrationRow[] }).rows.find((one) => one.id === id);
  if (!row) throw new Error('The table does not find it.');
  const detail = getRegistrationEndpoint.response.parse(
    (await ask(getRegistrationEndpoint.path, { id })).body,
  );
  expect(detail.standing).toBe(row.standing);
  expect(detail.record.payment).toEqual(row.payment);
  return row;
}
const standingOf = async (id: string, search: string) => (await rowOf(id, search)).standing;
/** As its guardian reads it. */
async function ownView(email: string) {
  const guardian = await signUpUser({ email, role: 'parent' });
  const account = { ...guardian, emailVerified: true, profile: null, signedInAt: '' };
  return (await readAccountRecords(account, new Date())).registrations.items;
}
async function isIn(id: string, status: string) {
  const { status: code, body } = await ask(`${path}/export`, { status });
  expect(code, JSON.stringify(body)).toBe(200);
  return (body as { rows: RegistrationRow[] }).rows.some((row) => row.id === id);
}

test('with a bill that is overdue it is overdue, and not pending', async () => {
  const email = newAddress('parent');
  const { registration, bills } = await storeRegistration(2, { paymentMethod: 'check', email });
  const { id } = registration;
  expect(await standingOf(id, email)).toBe('pending');
  expect([await isIn(id, 'pending'), await isIn(id, 'overdue')]).toEqual([true, false]);

  const first = playerBills().doc(bills[0]?.id ?? '');
  await first.update({ dueDate: daysAgo(3) });
  await runNightly(new Date());
  expect((await first.get()).data()?.paymentStatus).toBe('overdue');
  expect(await standingOf(id, email)).toBe('overdue');
  expect([await isIn(id, 'pending'), await isIn(id, 'overdue')]).toEqual([false, true]);
  expect(await isIn(id, 'paid,overdue')).toBe(true);
  // The guardian reads the same.
  expect((await ownView(email)).map(({ id: one, isOverdue }) => [one, isOverdue])).toEqual([
    [id, true],
  ]);
  // What says more than that is said: a dispute, say.
  await registrations().doc(id).update({ 'payment.status': 'disputed' });
  expect(await standingOf(id, email)).toBe('disputed');
  expect([await isIn(id, 'disputed'), await isIn(id, 'overdue')]).toEqual([true, false]);
});

test.each([
  ['check', 'pending'],
  ['credit-card', 'ended'],
  ['ach', 'payment_failed'],
] as const)('by %s, %s, and paid through its bills it is paid', async (paymentMethod, status) => {
  const email = newAddress('parent');
  const { registration, bills } = await storeRegistration(2, { paymentMethod, email });
  const { id } = registration;
  await registrations().doc(id).update({ 'payment.status': status });
  const [first, second] = bills.map((bill) => bill.id);

  await pay('bill', first ?? '');
  expect(await rowOf(id, email)).toMatchObject({
    standing: status,
    payment: { paidCents: 15_000, totalCents: 30_000 },
  });
  expect([await isIn(id, status), await isIn(id, 'paid')]).toEqual([true, false]);

  await pay('bill', second ?? '');
  // What it was paid with is on its bills, and stays there.
  expect(await paymentOf('registration', id)).toMatchObject({ status, paidCents: 0 });
  const row = await rowOf(id, email);
  expect(row).toMatchObject({ standing: 'paid', payment: { paidCents: 30_000, refundedCents: 0 } });
  expect(row.books).toMatchObject({ cameCents: 30_000, owedCents: 0 });
  const inSheet = (column: string) =>
    REGISTRATION_COLUMNS.find((one) => one.id === column)?.csv?.(row);
  expect(['status', 'paidCents', 'refundedCents', 'owed'].map(inSheet)).toEqual([
    'Paid',
    300,
    0,
    0,
  ]);
  expect([await isIn(id, status), await isIn(id, 'paid')]).toEqual([false, true]);
  expect(await ownView(email)).toMatchObject([
    { id, isOverdue: false, payment: { status: 'paid', paidCents: 30_000 } },
  ]);
});

test('of which all was written off it has ended, and is not paid', async () => {
  const email = newAddress('parent');
  const { registration, bills } = await storeRegistration(1, { paymentMethod: 'check', email });
  // As the write-off leaves them.
  await playerBills()
    .doc(bills[0]?.id ?? '')
    .update({ paymentStatus: 'cancelled', amountCents: 0 });
  await registrations()
    .doc(registration.id)
    .update({ 'payment.status': 'ended', 'payment.totalCents': 0 });
  expect(await rowOf(registration.id, email)).toMatchObject({ standing: 'ended' });
  expect([await isIn(registration.id, 'paid'), await isIn(registration.id, 'ended')]).toEqual([
    false,
    true,
  ]);
});

test('of which one bill was canceled and the other is paid, it is paid', async () => {
  const email = newAddress('parent');
  const { registration, bills } = await storeRegistration(2, { paymentMethod: 'check', email });
  await playerBills()
    .doc(bills[0]?.id ?? '')
    .update({ paymentStatus: 'cancelled' });
  await pay('bill', bills[1]?.id ?? '');
  expect(await rowOf(registration.id, email)).toMatchObject({
    standing: 'paid',
    payment: { paidCents: 15_000 },
  });
  expect(await isIn(registration.id, 'paid')).toBe(true);
  // The total is for both: the details say what nobody owes of it.
  const { body } = await ask(getRegistrationEndpoint.path, { id: registration.id });
  expect(body).toMatchObject({
    record: { payment: { totalCents: 30_000 } },
    cancelledCents: 15_000,
  });
});

test('of which the office made a plan, it is paid once all parts are', async () => {
  const email = newAddress('parent');
  const { registration, bills } = await storeRegistration(1, { paymentMethod: 'check', email });
  const { id } = registration;
  // As Make a Plan leaves it: three parts of $50.
  const { id: firstId = '', playerId = '' } = bills[0] ?? {};
  await playerBills().doc(firstId).update({ amountCents: 5_000 });
  await registrations().doc(id).update({ 'payment.totalCents': 5_000 });
  const split = { amountCents: 5_000, playerId, partOf: id, payer: registration.payer };
  const second = await storeBill({ ...split, dueDate: daysAgo(-30) });
  const third = await storeBill({ ...split, dueDate: daysAgo(-60) });
  const gone = await storeBill({ ...split, playerId: 'another' });

  await pay('registration', id);
  expect(await paymentOf('registration', id)).toMatchObject({ status: 'paid', paidCents: 5_000 });
  const row = await rowOf(id, email);
  expect(row).toMatchObject({
    standing: 'pending',
    payment: { totalCents: 15_000, paidCents: 5_000 },
    books: { owedCents: 10_000, cameCents: 5_000 },
  });
  const partsOf = async () =>
    getRegistrationEndpoint.response.parse((await ask(getRegistrationEndpoint.path, { id })).body)
      .parts;
  expect(await partsOf()).toEqual(
    [second, third].map(({ number, dueDate }) => ({ number, dueDate, leftCents: 5_000 })),
  );
  expect([await isIn(id, 'paid'), await isIn(id, 'pending')]).toEqual([false, true]);
  expect(await ownView(email)).toMatchObject([
    { id, payment: { status: 'pending', totalCents: 15_000, paidCents: 5_000 } },
  ]);

  await playerBills().doc(second.id).update({ paymentStatus: 'overdue' });
  expect(await standingOf(id, email)).toBe('overdue');
  expect([await isIn(id, 'overdue'), await isIn(id, 'pending')]).toEqual([true, false]);

  for (const part of [second, third]) await pay('bill', part.id);
  expect(await rowOf(id, email)).toMatchObject({
    standing: 'paid',
    payment: { totalCents: 15_000, paidCents: 15_000 },
    books: { owedCents: 0, cameCents: 15_000 },
  });
  expect(await partsOf()).toEqual([]);
  expect([await isIn(id, 'paid'), await isIn(id, 'pending')]).toEqual([true, false]);
  expect((await playerBills().doc(gone.id).get()).data()?.paymentStatus).toBe('pending');
});

test('a season is found by any spelling of its name, together with the status', async () => {
  const email = newAddress('parent');
  const stored = async (seasonName: string) => {
    const { registration } = await storeRegistration(1, { paymentMethod: 'check', email });
    await registrations().doc(registration.id).update({ seasonName });
    return registration.id;
  };
  const before = await stored('Spring 2031 Season');
  const [now, corrected] = [await stored('Fall 2031 Season'), await stored('Fall 2031  season')];
  const find = async (query: Record<string, string>) => {
    const { status, body } = await ask(path, { search: email, ...query });
    expect(status, JSON.stringify(body)).toBe(200);
    return (body as { rows: RegistrationRow[] }).rows.map(({ id }) => id).sort();
  };
  const season = 'Fall 2031 Season';
  expect(await find({ season })).toEqual([now, corrected].sort());
  expect(await find({ season, status: 'pending' })).toEqual([now, corrected].sort());
  expect(await find({ season, status: 'paid' })).toEqual([]);
  expect(await find({})).toEqual([before, now, corrected].sort());
  // Without a search, too.
  const all = (await ask(path, { season })).body as { rows: RegistrationRow[]; total: number };
  expect(all.total).toBe(2);
});

test('the seasons to filter by are one entry each, the latest first, as last published', async () => {
  const made = [
    ['Spring 2032 Season', '2032-02-01'],
    ['Fall 2032 Seasn', '2032-07-01'],
    ['Fall 2032 Season', '2032-08-01'],
    ['Winter League', '2032-12-01'],
  ] as const;
  for (const [seasonName, day] of made) {
    const createdAt = new Date(`${day}T12:00:00Z`);
    const { registration } = await storeRegistration(1, { paymentMethod: 'check', createdAt });
    await registrations().doc(registration.id).update({ seasonName });
  }
  const offered = (await ask(listRegistrationSeasonsEndpoint.path)).body as { seasons: string[] };
  const latest = ['Winter League', 'Fall 2032 Season', 'Spring 2032 Season'];
  expect(offered.seasons.slice(0, 3)).toEqual(latest);
  expect(offered.seasons).not.toContain('Fall 2032 Seasn');
});
