import { expect, test } from 'vitest';
import {
  getRegistrationEndpoint,
  listRegistrationsEndpoint,
  type RegistrationRow,
} from '#contracts/registration/dashboard.ts';
import { playerBills, registrations } from '#server/gateways/records.ts';
import { readAccountRecords } from '#server/use-cases/accounts/read-account-records.ts';
import { runNightly } from '#server/use-cases/nightly/run-nightly.ts';
import { daysAgo } from '#tests/helpers/days.ts';
import { ask } from '#tests/helpers/office.ts';
import { storeRegistration } from '#tests/helpers/payables.ts';
import { newAddress, signUpUser } from '#tests/helpers/sign-in.ts';

/* A registration and its bills have one state, in the row, in the details, and in the filter. */

const { path } = listRegistrationsEndpoint;

async function standingOf(id: string, search: string) {
  const found = await ask(path, { search });
  const row = (found.body as { rows: RegistrationRow[] }).rows.find((one) => one.id === id);
  const detail = getRegistrationEndpoint.response.parse(
    (await ask(getRegistrationEndpoint.path, { id })).body,
  );
  expect(detail.standing).toBe(row?.standing);
  return row?.standing;
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
  const guardian = await signUpUser({ email, role: 'parent' });
  const account = { ...guardian, emailVerified: true, profile: null, signedInAt: '' };
  const { registrations: own } = await readAccountRecords(account, new Date());
  expect(own.items.map(({ id: one, isOverdue }) => [one, isOverdue])).toEqual([[id, true]]);
  // What says more than that is said: a dispute, say.
  await registrations().doc(id).update({ 'payment.status': 'disputed' });
  expect(await standingOf(id, email)).toBe('disputed');
  expect([await isIn(id, 'disputed'), await isIn(id, 'overdue')]).toEqual([true, false]);
});
