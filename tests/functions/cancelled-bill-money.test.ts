import { expect, test } from 'vitest';
import { updateBillEndpoint } from '#contracts/billing/dashboard.ts';
import {
  type FamilyRow,
  listFamiliesEndpoint,
  readFamilyEndpoint,
} from '#contracts/families/dashboard.ts';
import { reversePaymentEndpoint } from '#contracts/payments/dashboard.ts';
import { getRegistrationEndpoint } from '#contracts/registration/dashboard.ts';
import { daysAgo } from '#tests/helpers/days.ts';
import { note, sendAs } from '#tests/helpers/hand-money.ts';
import { ask, office } from '#tests/helpers/office.ts';
import { billsOf, storeRegistration } from '#tests/helpers/payables.ts';
import { newAddress } from '#tests/helpers/sign-in.ts';

/* Money on a bill that is canceled belongs to no other bill, and every screen says so. */

async function standing(email: string, registrationId: string) {
  const [statement, list, detail] = await Promise.all([
    ask(readFamilyEndpoint.path, { email }),
    ask(listFamiliesEndpoint.path, { search: email }),
    ask(getRegistrationEndpoint.path, { id: registrationId }),
  ]);
  const [row] = (list.body as { rows: FamilyRow[] }).rows;
  const { record, owed } = getRegistrationEndpoint.response.parse(detail.body);
  return {
    statement: readFamilyEndpoint.response.parse(statement.body).statement.balanceCents,
    list: row?.balanceCents,
    owed: owed.owedCents,
    surplus: record.payment.surplusCents ?? 0,
  };
}

test('a part of one bill, then that bill canceled: statement, list and registration agree', async () => {
  const email = newAddress('parent');
  const { registration, bills } = await storeRegistration(2, { paymentMethod: 'check', email });
  const wrong = await note(office, 'bill', bills[0]?.id ?? '', 4000);
  const [first] = (await billsOf(registration.id)).filter(({ id }) => id === bills[0]?.id);
  if (!first) throw new Error('The bill is gone.');
  const { id, updatedAt, payer: _, ...form } = first;
  const cancelled = { id, seen: updatedAt, bill: { ...form, paymentStatus: 'cancelled' } };
  const answer = await sendAs(office, updateBillEndpoint.path, cancelled);
  expect(answer.status, await answer.clone().text()).toBe(200);
  expect(await standing(email, registration.id)).toEqual({
    statement: 11_000,
    list: 11_000,
    owed: 15_000,
    surplus: 4000,
  });

  const taken = { entryId: wrong.id, reason: 'Sent back', date: daysAgo(0) };
  expect((await sendAs(office, reversePaymentEndpoint.path, taken)).status).toBe(200);
  expect(await standing(email, registration.id)).toEqual({
    statement: 15_000,
    list: 15_000,
    owed: 15_000,
    surplus: 0,
  });
});
