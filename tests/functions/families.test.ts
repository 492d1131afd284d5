import { describe, expect, test } from 'vitest';
import {
  type FamilyAccount,
  type FamilyRow,
  type FamilyTotals,
  listFamiliesEndpoint,
  readFamilyEndpoint,
  readFamilyTotalsEndpoint,
} from '#contracts/families/dashboard.ts';
import { readOwnStatementEndpoint } from '#contracts/families/own-statement.ts';
import { createOrderPaymentEndpoint } from '#contracts/orders/public.ts';
import { stillOwedCents } from '#domain/billing/received.ts';
import account from '#functions/account.ts';
import createOrder from '#functions/create-order-payment.ts';
import { auditLog, orders, playerBills, profiles } from '#server/gateways/records.ts';
import { markPaid } from '#server/use-cases/payments/mark-paid.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { daysAgo } from '#tests/helpers/days.ts';
import { get, invoke, postJson } from '#tests/helpers/functions.ts';
import { ask, office } from '#tests/helpers/office.ts';
import { orderRequest } from '#tests/helpers/orders.ts';
import { storeBill, storeRegistration } from '#tests/helpers/payables.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';

const now = new Date();
const day = (days: number) => daysAgo(-days);
const payerOf = (email: string) => ({ firstName: 'Ana', lastName: 'Diaz', email });
const newEmail = () => `family-${crypto.randomUUID()}@example.com`;

async function read<Body>(path: string, query: Record<string, string> = {}): Promise<Body> {
  const { status, body } = await ask(path, query);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as Body;
}
const readFamily = (email: string) => read<FamilyAccount>(readFamilyEndpoint.path, { email });
const readTotals = () => read<FamilyTotals>(readFamilyTotalsEndpoint.path);
async function rowOf(email: string): Promise<FamilyRow | undefined> {
  const { rows } = await read<{ rows: FamilyRow[] }>(listFamiliesEndpoint.path, { search: email });
  return rows.find((row) => row.email === email);
}
const pay = (kind: 'bill' | 'registration', recordId: string, amountCents: number) =>
  markPaid(
    {
      kind,
      recordId,
      amountCents,
      method: 'check',
      reference: '77',
      date: day(-1),
      idempotencyKey: crypto.randomUUID(),
    },
    now,
  );

async function orderByCheck(email: string): Promise<string> {
  const request = orderRequest({ customer: { paymentMethod: 'check', email } });
  await invoke(createOrder, postJson(createOrderPaymentEndpoint.path, request));
  return request.idempotencyKey;
}

describe('the account of a family', () => {
  test('shows the office the check number of who had the bill before, and not the guardian of today', async () => {
    const luis = await signUpUser({ role: 'parent' });
    const bill = await storeBill({ payer: payerOf(newEmail()) });
    await pay('bill', bill.id, 5_000);
    const payer = { firstName: 'Luis', lastName: 'Diaz', email: luis.email };
    await playerBills().doc(bill.id).update({ payer });
    const textsOf = ({ lines }: FamilyAccount['statement']) =>
      lines.filter(({ kind }) => kind === 'received').map(({ text }) => text);
    expect(textsOf((await readFamily(luis.email)).statement)).toEqual(['77']);
    const own = await invoke(account, sentBy(luis, get(readOwnStatementEndpoint.path)));
    const { statement } = readOwnStatementEndpoint.response.parse(await own.json());
    expect(textsOf(statement)).toEqual(['']);
  });

  test('has every charge and payment, and the same balance in the list and for the guardian', async () => {
    const guardian = await signUpUser({ role: 'parent' });
    const { email } = guardian;
    const { registration, bills } = await storeRegistration(2, { paymentMethod: 'check', email });
    for (const { id } of bills)
      await playerBills()
        .doc(id)
        .update({ dueDate: day(-40) });
    await storeBill({ payer: payerOf(email), amountCents: 4_000, dueDate: day(5) });
    await pay('registration', registration.id, 10_000);
    const order = (
      await orders()
        .doc(await orderByCheck(email))
        .get()
    ).data();
    const orderCents = order?.payment.totalCents ?? 0;

    const { statement, players, name } = await readFamily(email);
    const owed = 30_000 - 10_000 + 4_000 + orderCents;
    expect(statement.balanceCents).toBe(owed);
    expect(statement.lines.at(-1)?.balanceCents).toBe(owed);
    expect(players).toEqual(['Player0 Diaz', 'Player1 Diaz']);
    expect(name).not.toBe('');
    expect(statement.due).toEqual({ cents: 20_000 + orderCents, since: day(-40) });
    expect(statement.next).toEqual({ on: day(5), cents: 4_000, isAutomatic: false });
    expect(await rowOf(email)).toMatchObject({
      owedCents: owed,
      creditCents: 0,
      balanceCents: owed,
      oldestDue: day(-40),
      age: '31-60',
      hold: null,
      remindedAt: null,
    });
    const own = await invoke(account, sentBy(guardian, get(readOwnStatementEndpoint.path)));
    expect(await own.json()).toEqual({ statement });
  });

  test('is read by an admin only, and who reads it is in the audit log', async () => {
    const email = newEmail();
    await storeBill({ payer: payerOf(email) });
    await readFamily(email);
    const log = (await auditLog().where('action', '==', 'family.statementRead').get()).docs;
    const entries = log.map((doc) => doc.data());
    expect(entries.find(({ changes }) => changes[0]?.after === email)).toMatchObject({
      actorId: office.uid,
    });
  });

  test('of an address nobody knows, or none at all, is refused', async () => {
    expect(await ask(readFamilyEndpoint.path, { email: newEmail() })).toMatchObject({
      status: 404,
      body: { error: { code: 'not_found' } },
    });
    expect((await ask(readFamilyEndpoint.path, { email: 'nobody' })).status).toBe(422);
    expect((await ask(readFamilyEndpoint.path)).status).toBe(422);
  });

  test('is shown to a guardian only once the address is verified', async () => {
    const stranger = await signUpUser({ role: 'parent', verified: false });
    const answer = await invoke(account, sentBy(stranger, get(readOwnStatementEndpoint.path)));
    expect(answer.status).toBe(403);
  });

  test('goes along when a guardian’s address changes: money is found by its record', async () => {
    const [old, email] = [newEmail(), newEmail()];
    const bill = await storeBill({ payer: payerOf(old) });
    await pay('bill', bill.id, 5_000);
    await playerBills()
      .doc(bill.id)
      .update({ payer: payerOf(email) });
    expect((await readFamily(email)).statement.balanceCents).toBe(10_000);
    expect((await ask(readFamilyEndpoint.path, { email: old })).status).toBe(404);
  });

  test('a bill without a guardian is that of the player’s, or stands alone where none is known', async () => {
    const email = newEmail();
    const before = await signUpUser({ role: 'parent' });
    const playerId = crypto.randomUUID();
    const profile = (await profiles().doc(before.uid).get()).data();
    if (!profile) throw new Error('No profile');
    const player = { ...profile, id: playerId, userId: null, role: 'member' as const, email };
    await profiles().doc(playerId).set(player);
    await storeBill({ playerId, amountCents: 7_000 });
    expect((await rowOf(email))?.owedCents).toBe(7_000);
    expect((await readFamily(email)).statement.balanceCents).toBe(7_000);
    const { playerId: unknown } = await storeBill({ amountCents: 1_100 });
    const { rows } = await read<{ rows: FamilyRow[] }>(listFamiliesEndpoint.path, {
      sort: 'name',
      direction: 'asc',
    });
    expect(rows.find(({ id }) => id === unknown)).toMatchObject({ email: '', owedCents: 1_100 });
  });

  test('says of a bill in installments that no plan can be made of it', async () => {
    const email = newEmail();
    await storeRegistration(1, { frequency: 'quarterly', paymentMethod: 'check', email });
    const loose = await storeBill({ payer: { firstName: 'Ana', lastName: 'Diaz', email } });
    const { bills } = await readFamily(email);
    expect(bills).toHaveLength(2);
    for (const { id, cannotSplit } of bills) {
      if (id === loose.id) expect(cannotSplit).toBeNull();
      else expect(cannotSplit).toContain('Mark Paid');
    }
  });

  test('shows a credit where too much came', async () => {
    const email = newEmail();
    const bill = await storeBill({ payer: payerOf(email) });
    await pay('bill', bill.id, 15_000);
    await playerBills().doc(bill.id).update({
      paymentStatus: 'cancelled',
      'payment.surplusCents': 15_000,
    });
    expect((await readFamily(email)).statement.balanceCents).toBe(-15_000);
    expect(await rowOf(email)).toMatchObject({ creditCents: 15_000, balanceCents: -15_000 });
  });
});

describe('who owes us', () => {
  test('comes to what open bills and orders ask for, and its ages to that', async () => {
    const { bills } = await storeRegistration(3, { frequency: 'monthly', paymentMethod: 'check' });
    await pay('registration', bills[0]?.registrationId ?? '', 5_000);
    await orderByCheck(newEmail());
    const totals = await readTotals();
    const open = (await playerBills().get()).docs.map((doc) => stillOwedCents(doc.data()));
    expect(totals.billsCents).toBe(open.reduce((sum, cents) => sum + cents, 0));
    const waiting = (await orders().where('payment.status', '==', 'pending').get()).docs
      .map((doc) => doc.data())
      .filter(({ paymentMethod }) => paymentMethod !== 'credit-card');
    expect(totals.ordersCents).toBe(
      waiting.reduce((sum, { payment }) => sum + payment.totalCents - payment.paidCents, 0),
    );
    expect(totals.owedCents).toBe(totals.billsCents + totals.ordersCents);
    expect(Object.values(totals.ages).reduce((sum, cents) => sum + cents, 0)).toBe(
      totals.owedCents,
    );
    const { rows } = await read<{ rows: FamilyRow[] }>(`${listFamiliesEndpoint.path}/export`);
    expect(rows.reduce((sum, { owedCents }) => sum + owedCents, 0)).toBe(totals.owedCents);
  });

  test('an order whose payment page was left is owed by nobody', async () => {
    const email = newEmail();
    const request = orderRequest({ customer: { paymentMethod: 'credit-card', email } });
    await invoke(createOrder, postJson(createOrderPaymentEndpoint.path, request));
    expect(await rowOf(email)).toBeUndefined();
  });

  test('is searched by player and address, filtered by age, and sorted', async () => {
    const email = newEmail();
    const { bills } = await storeRegistration(1, { paymentMethod: 'check', email });
    await playerBills()
      .doc(bills[0]?.id ?? '')
      .update({ dueDate: day(-95) });
    const find = async (query: Record<string, string>) =>
      (await read<{ rows: FamilyRow[] }>(`${listFamiliesEndpoint.path}/export`, query)).rows;
    expect((await find({ age: 'over-90' })).map((row) => row.email)).toContain(email);
    expect((await find({ age: '0-30,61-90' })).map((row) => row.email)).not.toContain(email);
    const sorted = (await find({ sort: 'balance', direction: 'desc' })).map(
      (row) => row.balanceCents,
    );
    expect(sorted).toEqual([...sorted].sort((a, b) => b - a));
    const [oldest] = await find({ sort: 'oldestDue' });
    expect(oldest?.oldestDue).toBe(day(-95));
  });

  test('is refused, and never wrong, while a bill cannot be read', async () => {
    const { id } = await storeBill({ payer: payerOf(newEmail()) });
    allowConsole(/broken_record/);
    await playerBills().doc(id).update({ amountCents: 'much' });
    expect((await ask(readFamilyTotalsEndpoint.path)).body).toMatchObject({
      error: { code: 'record_unreadable' },
    });
    await playerBills().doc(id).delete();
  });
});
