import { expect, test } from 'vitest';
import { updateBillEndpoint } from '#contracts/billing/dashboard.ts';
import {
  type FamilyRow,
  listFamiliesEndpoint,
  readFamilyEndpoint,
} from '#contracts/families/dashboard.ts';
import { readOverviewEndpoint } from '#contracts/overview/dashboard.ts';
import { reversePaymentEndpoint } from '#contracts/payments/dashboard.ts';
import { getRegistrationEndpoint } from '#contracts/registration/dashboard.ts';
import { playerBills } from '#server/gateways/records.ts';
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

async function cancel(registrationId: string, billId: string | undefined): Promise<void> {
  const bill = (await billsOf(registrationId)).find(({ id }) => id === billId);
  if (!bill) throw new Error('The bill is gone.');
  const { id, updatedAt, ...form } = bill;
  const cancelled = { id, seen: updatedAt, bill: { ...form, paymentStatus: 'cancelled' } };
  const answer = await sendAs(office, updateBillEndpoint.path, cancelled);
  expect(answer.status, await answer.clone().text()).toBe(200);
}

test('a part of one bill, then that bill canceled: statement, list and registration agree', async () => {
  const email = newAddress('parent');
  const { registration, bills } = await storeRegistration(2, { paymentMethod: 'check', email });
  const wrong = await note(office, 'bill', bills[0]?.id ?? '', 4000);
  await cancel(registration.id, bills[0]?.id);
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

test('what another guardian paid on a bill that is canceled is owed to that guardian', async () => {
  const [ana, leo] = [newAddress('parent'), newAddress('parent')];
  const { registration, bills } = await storeRegistration(2, {
    paymentMethod: 'check',
    email: ana,
  });
  const theirs = bills[1];
  const payer = { firstName: 'Leo', lastName: 'Paz', email: leo };
  await playerBills()
    .doc(theirs?.id ?? '')
    .update({ payer });
  await note(office, 'bill', theirs?.id ?? '', 15_000);
  await cancel(registration.id, theirs?.id);
  expect(await standing(ana, registration.id)).toMatchObject({ statement: 15_000, list: 15_000 });
  expect(await standing(leo, registration.id)).toMatchObject({ statement: -15_000, list: -15_000 });
  const { overpaid } = readOverviewEndpoint.response.parse(
    (await ask(readOverviewEndpoint.path)).body,
  );
  expect(overpaid).toContainEqual({
    kind: 'bill',
    number: theirs?.number,
    name: 'Leo Paz',
    surplusCents: 15_000,
  });
  expect(overpaid.map(({ number }) => number)).not.toContain(registration.number);
});
