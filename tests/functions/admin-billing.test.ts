import { beforeAll, describe, expect, test } from 'vitest';
import {
  createBillEndpoint,
  deleteBillEndpoint,
  findPeopleEndpoint,
  getBillEndpoint,
  listBillsEndpoint,
  readBillTotalsEndpoint,
  updateBillEndpoint,
} from '#contracts/billing/dashboard.ts';
import {
  listPaymentsEndpoint,
  markPaidEndpoint,
  refundEndpoint,
  sendPaymentLinkEndpoint,
} from '#contracts/payments/dashboard.ts';
import type { PlayerBillForm } from '#domain/billing/player-bill-form.ts';
import admin from '#functions/admin.ts';
import adminPayments from '#functions/admin-payments.ts';
import { auditLog, outbox, playerBills, profiles } from '#server/gateways/records.ts';
import { actionsOn } from '#tests/helpers/audit-log.ts';
import { get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { storeBill } from '#tests/helpers/payables.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';
import { messages as billRefusals } from '#words/office/refusals/bills.ts';

await stack.seed();
const office = await signUpUser({ role: 'admin' });
const parent = await signUpUser({ role: 'parent' });
let form: PlayerBillForm;

beforeAll(async () => {
  const player = await addPlayer();
  form = {
    playerId: player.id,
    parentId: parent.uid,
    amountCents: 15_000,
    description: 'Registration 2026-27',
    paymentMethod: 'cash',
    paymentStatus: 'pending',
    dueDate: '2026-12-01',
    paidDate: null,
    invoiceNumber: null,
    notes: null,
  };
});

const ask = (path: string, query: Record<string, string> = {}) =>
  invoke(admin, sentBy(office, get(`${path}?${new URLSearchParams(query)}`)));
/** What may have to close payment pages is where Stripe is. */
const functionAt = (path: string) =>
  path.startsWith('/api/admin/payments') ? adminPayments : admin;
const send = (path: string, body: object, to = functionAt(path)) =>
  invoke(to, sentBy(office, postJson(path, body)));

async function add(change: Partial<PlayerBillForm> = {}) {
  const body = { idempotencyKey: crypto.randomUUID(), bill: { ...form, ...change } };
  const response = await send(createBillEndpoint.path, body);
  expect(response.status).toBe(200);
  return createBillEndpoint.response.parse(await response.json()).bill;
}

const refusal = async (response: Response) => {
  const { error } = (await response.json()) as { error: { code: string; fields?: object } };
  return { code: error.code, fields: Object.keys(error.fields ?? {}) };
};

describe('a bill', () => {
  test('is added once however often it is sent, found, and told with names but no secrets', async () => {
    const body = { idempotencyKey: crypto.randomUUID(), bill: form };
    const first = await (await send(createBillEndpoint.path, body)).json();
    expect(await (await send(createBillEndpoint.path, body)).json()).toEqual(first);
    const { bill } = createBillEndpoint.response.parse(first);
    expect(bill).toMatchObject({
      playerName: expect.stringContaining('Zoë'),
      payer: { email: parent.email },
      paymentStatus: 'pending',
    });
    const found = await ask(listBillsEndpoint.path, {
      search: bill.number,
      paymentStatus: 'pending',
    });
    expect(listBillsEndpoint.response.parse(await found.json())).toMatchObject({ total: 1 });
    const actions = (await auditLog().where('subject', '==', `playerBills/${bill.id}`).get()).docs;
    expect(actions.map((doc) => doc.data().action)).toEqual(['bill.created']);
  });

  test('is found by its player, whose bills are then all of what is shown', async () => {
    const player = await addPlayer();
    const bill = await add({ playerId: player.id });
    const response = await ask(listBillsEndpoint.path, { search: player.lastName });
    const { rows, more } = listBillsEndpoint.response.parse(await response.json());
    expect({ ids: rows.map(({ id }) => id), more }).toEqual({ ids: [bill.id], more: false });
  });

  test('of a player without a registration is asked for in the language of the guardian', async () => {
    const { id, email } = await addPlayer({ language: 'es', parentGuardianName: 'Ana Diaz' });
    const { payer } = await add({ playerId: id, parentId: null });
    expect(payer).toEqual({ firstName: 'Ana', lastName: 'Diaz', email, language: 'es' });
  });

  test('sent again with other content under the same key is refused, not dropped', async () => {
    const body = { idempotencyKey: crypto.randomUUID(), bill: form };
    expect((await send(createBillEndpoint.path, body)).status).toBe(200);
    const other = { ...body, bill: { ...form, amountCents: 20_000 } };
    const response = await send(createBillEndpoint.path, other);
    expect(response.status).toBe(409);
    expect((await refusal(response)).code).toBe('idempotency_key_reused');
  });

  test('is changed by whoever saw it last; someone else is told and nothing is lost', async () => {
    const bill = await add();
    const change = { id: bill.id, seen: bill.updatedAt, bill: { ...form, amountCents: 20_000 } };
    expect((await send(updateBillEndpoint.path, change)).status).toBe(200);
    const late = await send(updateBillEndpoint.path, {
      ...change,
      bill: { ...form, amountCents: 1 },
    });
    expect(late.status).toBe(409);
    expect((await playerBills().doc(bill.id).get()).data()?.amountCents).toBe(20_000);
  });

  test('is deleted while no money is in it', async () => {
    const bill = await add();
    const response = await send(deleteBillEndpoint.path, { id: bill.id, seen: bill.updatedAt });
    expect(response.status).toBe(200);
    expect((await playerBills().doc(bill.id).get()).exists).toBe(false);
    expect((await ask(getBillEndpoint.path, { id: bill.id })).status).toBe(404);
    expect(await actionsOn(`playerBills/${bill.id}`)).toEqual(['bill.created', 'bill.deleted']);
  });

  test.each([
    ['no amount', { amountCents: 0 }, 'bill.amountCents'],
    ['half a cent', { amountCents: 1.5 }, 'bill.amountCents'],
    ['a player who is not there', { playerId: 'nobody' }, 'bill.playerId'],
    ['a parent who is not there', { parentId: 'nobody' }, 'bill.parentId'],
    ['no description', { description: ' ' }, 'bill.description'],
    ['a day that is none', { dueDate: '2026-02-30' }, 'bill.dueDate'],
    ['paid without money', { paymentStatus: 'paid' }, 'bill.paymentStatus'],
  ] as const)('with %s is refused beside its field', async (_, change, field) => {
    const body = { idempotencyKey: crypto.randomUUID(), bill: { ...form, ...change } };
    const response = await send(createBillEndpoint.path, body);
    expect(response.status).toBe(422);
    expect((await refusal(response)).fields).toEqual([field]);
  });

  test('moved to a player whose guardian is not known is asked of nobody', async () => {
    const bill = await add();
    const { id: playerId } = await addPlayer({ email: '' });
    const nobody = { parentId: null, guardianName: '', guardianEmail: '' };
    const change = { id: bill.id, seen: bill.updatedAt, bill: { ...form, ...nobody, playerId } };
    expect((await send(updateBillEndpoint.path, change)).status).toBe(200);
    expect((await playerBills().doc(bill.id).get()).data()?.payer).toBeNull();
  });

  test('keeps its place when player and parent are deleted: Unknown Player', async () => {
    const [player, leaving] = [await addPlayer(), await signUpUser({ role: 'parent' })];
    const named = { playerId: player.id, parentId: leaving.uid };
    const bill = await add(named);
    await Promise.all([profiles().doc(player.id).delete(), profiles().doc(leaving.uid).delete()]);
    const read = getBillEndpoint.response.parse(
      await (await ask(getBillEndpoint.path, { id: bill.id })).json(),
    );
    expect(read.bill.playerName).toBe('Unknown Player');
    const change = { id: bill.id, seen: bill.updatedAt, bill: { ...form, ...named } };
    expect((await send(updateBillEndpoint.path, change)).status).toBe(200);
    expect((await playerBills().doc(bill.id).get()).data()?.payer?.email).toBe(leaving.email);
  });
});

describe('its money', () => {
  const rowsOf = async (search: string) =>
    listBillsEndpoint.response.parse(await (await ask(listBillsEndpoint.path, { search })).json());

  const pay = (recordId: string) =>
    send(
      markPaidEndpoint.path,
      {
        kind: 'bill',
        recordId,
        idempotencyKey: crypto.randomUUID(),
        payment: { method: 'check', date: '2026-11-20', reference: '1042' },
      },
      adminPayments,
    );

  test('noted by hand settles it: totals, ledger, audit; then it can neither be repriced nor deleted', async () => {
    const before = readBillTotalsEndpoint.response.parse(
      await (await ask(readBillTotalsEndpoint.path)).json(),
    );
    const bill = await add();
    expect((await rowsOf(bill.number)).rows[0]).toMatchObject({
      paidCents: 0,
      leftCents: 15_000,
      references: [],
    });
    expect((await pay(bill.id)).status).toBe(200);
    const paid = getBillEndpoint.response.parse(
      await (await ask(getBillEndpoint.path, { id: bill.id })).json(),
    ).bill;
    expect(paid).toMatchObject({ paymentStatus: 'paid', paidDate: '2026-11-20' });
    const after = readBillTotalsEndpoint.response.parse(
      await (await ask(readBillTotalsEndpoint.path)).json(),
    );
    expect(after.paidCents - before.paidCents).toBe(15_000);

    const [row] = (await rowsOf(bill.number)).rows;
    expect(row).toMatchObject({ paidCents: 15_000, leftCents: 0, references: ['1042'] });

    const response = await invoke(
      adminPayments,
      sentBy(office, get(`${listPaymentsEndpoint.path}?recordId=${bill.id}`)),
    );
    const text = await response.text();
    expect(listPaymentsEndpoint.response.parse(JSON.parse(text)).entries).toMatchObject([
      { amountCents: 15_000, method: 'check', reference: '1042', refundableCents: 0 },
    ]);
    expect(text).not.toContain('manageToken');

    const seen = { id: bill.id, seen: paid.updatedAt };
    const repriced = { ...form, paymentStatus: 'paid', paidDate: '2026-11-20', amountCents: 1 };
    const refused = await send(updateBillEndpoint.path, { ...seen, bill: repriced });
    expect((await refusal(refused)).fields).toEqual(['bill.amountCents']);
    expect((await send(deleteBillEndpoint.path, seen)).status).toBe(409);
    const [entry] = listPaymentsEndpoint.response.parse(JSON.parse(text)).entries;
    const asked = { entryId: entry?.id, amountCents: 100, seenRefundedCents: 0 };
    const back = await send(refundEndpoint.path, asked, adminPayments);
    expect(back.status).toBe(409);
  });

  test('can be asked for by a mailed link, while it is owed and someone is named', async () => {
    const bill = await add();
    const link = (billId: string) => send(sendPaymentLinkEndpoint.path, { billId }, adminPayments);
    expect((await link(bill.id)).status).toBe(200);
    const [mail] = (await outbox().where('about', '==', `playerBills/${bill.id}`).get()).docs;
    expect(mail?.data()).toMatchObject({ to: parent.email });
    expect(mail?.data().text).toContain('$150.00');
    expect(await actionsOn(`playerBills/${bill.id}`)).toEqual(['bill.created', 'bill.linkSent']);
    const again = await link(bill.id);
    expect(again.status).toBe(409);
    expect(await again.text()).toContain(billRefusals.linkSentToday(parent.email));
    const orphan = await storeBill();
    expect((await link(orphan.id)).status).toBe(409);
    expect((await pay(bill.id)).status).toBe(200);
    expect((await link(bill.id)).status).toBe(409);
  });
});

test('people are found by the beginning of a name, by role', async () => {
  const player = await addPlayer({ pastSeason: '2025-26 Season' });
  const search = player.lastName.slice(0, 5);
  const response = await ask(findPeopleEndpoint.path, { role: 'member', search });
  expect(findPeopleEndpoint.response.parse(await response.json()).people).toContainEqual({
    id: player.id,
    name: `Zoë ${player.lastName}`,
    email: player.email,
    pastSeason: '2025-26 Season',
  });
  const parents = await ask(findPeopleEndpoint.path, { role: 'parent', search });
  expect(findPeopleEndpoint.response.parse(await parents.json()).people).toEqual([]);
});
