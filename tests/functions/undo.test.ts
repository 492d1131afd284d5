import { describe, expect, test } from 'vitest';
import { deleteBillEndpoint, updateBillEndpoint } from '#contracts/billing/dashboard.ts';
import { deleteMessageEndpoint } from '#contracts/contact/dashboard.ts';
import { deleteGameEndpoint, updateGameEndpoint } from '#contracts/games/dashboard.ts';
import { markPaidEndpoint } from '#contracts/payments/dashboard.ts';
import { deletePlayerEndpoint } from '#contracts/players/dashboard.ts';
import { undoEndpoint } from '#contracts/records/undo.ts';
import { UNDO_HEADER } from '#contracts/records/undo-header.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import admin from '#functions/admin.ts';
import adminPayments from '#functions/admin-payments.ts';
import { readSettings } from '#server/gateways/content.ts';
import {
  auditLog,
  contactMessages,
  games,
  medicalNotes,
  playerBills,
  profiles,
  undos,
} from '#server/gateways/records.ts';
import { deleteOldUndos } from '#server/use-cases/nightly/delete-old-undos.ts';
import { invoke, postJson, stack } from '#tests/helpers/functions.ts';
import {
  billsOf,
  openPayment,
  paymentOf,
  storeBill,
  storeRegistration,
} from '#tests/helpers/payables.ts';
import { newAddress, sentBy, signUpUser } from '#tests/helpers/sign-in.ts';
import { storeGame } from '#tests/helpers/store-game.ts';

/* A change of the dashboard that is taken back within a minute, as an admin's requests. */

await stack.seed();
const office = await signUpUser({ role: 'admin' });
const colleague = await signUpUser({ role: 'admin' });

const send = (path: string, body: object, user = office) =>
  invoke(
    path.startsWith('/api/admin/payments') ? adminPayments : admin,
    sentBy(user, postJson(path, body)),
  );

/** Makes a change and gives what takes it back. */
async function change(path: string, body: object): Promise<string> {
  const response = await send(path, body);
  expect(response.status, await response.clone().text()).toBe(200);
  const undo = response.headers.get(UNDO_HEADER);
  if (!undo) throw new Error(`${path} offers no Undo.`);
  return undo;
}
const undo = (id: string, user = office) => send(undoEndpoint.path, { id }, user);
const withoutTime = <T extends { updatedAt: string }>({ updatedAt: _, ...rest }: T) => rest;

async function storedBill(id: string): Promise<PlayerBill> {
  const bill = (await playerBills().doc(id).get()).data();
  if (!bill) throw new Error('There is no such bill.');
  return bill;
}

describe('a deleted game', () => {
  test('is back as it was, once, with both in the audit log', async () => {
    const game = await storeGame();
    const id = await change(deleteGameEndpoint.path, { id: game.id, seen: game.updatedAt });
    expect((await games().doc(game.id).get()).exists).toBe(false);
    expect((await undo(id)).status).toBe(200);
    const back = (await games().doc(game.id).get()).data();
    expect(back && withoutTime(back)).toEqual({
      ...withoutTime(game),
      sequence: game.sequence + 1,
    });
    expect((await undo(id)).status).toBe(404);
    const logged = await auditLog().where('subject', '==', `games/${game.id}`).get();
    expect(logged.docs.map((doc) => doc.data().action).sort()).toEqual([
      'change.undone',
      'game.deleted',
    ]);
  });

  test('comes back for whoever deleted it alone, within the minute', async () => {
    const game = await storeGame();
    const id = await change(deleteGameEndpoint.path, { id: game.id, seen: game.updatedAt });
    expect((await undo(id, colleague)).status).toBe(404);
    expect((await undo('nothing')).status).toBe(404);
    const late = new Date(Date.now() - 91_000).toISOString();
    const kept = (await undos().doc(id).get()).data();
    if (!kept) throw new Error('Nothing was kept.');
    await undos()
      .doc(id)
      .set({ ...kept, createdAt: late });
    const response = await undo(id);
    expect(response.status).toBe(409);
    expect(await response.text()).toContain('for one minute');
    expect((await games().doc(game.id).get()).exists).toBe(false);
  });
});

test('a change is taken back unless someone has changed the same since', async () => {
  const game = await storeGame();
  const { id: _, sequence: __, updatedAt: ___, ...form } = game;
  const input = { ...form, status: 'cancelled' };
  const first = await change(updateGameEndpoint.path, {
    id: game.id,
    seen: game.updatedAt,
    game: input,
  });
  const seen = (await games().doc(game.id).get()).data()?.updatedAt;
  const second = await change(updateGameEndpoint.path, {
    id: game.id,
    seen,
    game: { ...input, location: 'Elsewhere' },
  });
  const refused = await undo(first);
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain('changed since');
  expect((await undo(second)).status).toBe(200);
  expect((await undo(first)).status).toBe(200);
  expect((await games().doc(game.id).get()).data()).toMatchObject({
    status: 'scheduled',
    location: game.location,
    // Two changes and two undos: calendars drop what has a lower number than theirs.
    sequence: game.sequence + 4,
  });
});

describe('a bill of a registration', () => {
  const cancelled = (bill: PlayerBill) => ({
    id: bill.id,
    seen: bill.updatedAt,
    bill: {
      playerId: bill.playerId,
      parentId: bill.parentId,
      amountCents: bill.amountCents,
      description: bill.description,
      paymentMethod: bill.paymentMethod,
      paymentStatus: 'cancelled',
      dueDate: bill.dueDate,
      paidDate: null,
      invoiceNumber: null,
      notes: null,
    },
  });
  const seen = async (registrationId: string) => ({
    payment: await paymentOf('registration', registrationId),
    bills: (await billsOf(registrationId)).map(withoutTime),
  });

  test('that was canceled is owed again, with its registration and its siblings', async () => {
    const { registration, bills } = await storeRegistration(2, { paymentMethod: 'check' });
    const [bill] = bills;
    if (!bill) throw new Error('The registration has no bill.');
    // A part came for the whole: the shares of the bills change when one of them is canceled.
    const payment = { method: 'cash', date: '2026-01-05', reference: '', amountCents: 10_000 };
    await send(markPaidEndpoint.path, {
      kind: 'registration',
      recordId: registration.id,
      payment,
      idempotencyKey: crypto.randomUUID(),
    });
    const before = await seen(registration.id);
    const id = await change(updateBillEndpoint.path, cancelled(await storedBill(bill.id)));
    expect(await seen(registration.id)).not.toEqual(before);
    expect((await undo(id)).status).toBe(200);
    expect(await seen(registration.id)).toEqual(before);
  });

  test('whose payment page was closed for it can be paid again', async () => {
    const { registration, bills } = await storeRegistration(1, { paymentMethod: 'credit-card' });
    const [bill] = bills;
    if (!bill) throw new Error('The registration has no bill.');
    await openPayment('registration', registration);
    const id = await change(updateBillEndpoint.path, cancelled(await storedBill(bill.id)));
    expect((await undo(id)).status).toBe(200);
    expect(await storedBill(bill.id)).toMatchObject({ paymentStatus: 'pending' });
  });

  test('is not taken back once money has come for what was left', async () => {
    const { registration, bills } = await storeRegistration(2, { paymentMethod: 'check' });
    const [bill] = bills;
    if (!bill) throw new Error('The registration has no bills.');
    const id = await change(updateBillEndpoint.path, cancelled(await storedBill(bill.id)));
    const payment = { method: 'cash', date: '2026-01-05', reference: '' };
    const noted = await send(markPaidEndpoint.path, {
      kind: 'registration',
      recordId: registration.id,
      payment,
      idempotencyKey: crypto.randomUUID(),
    });
    expect(noted.status).toBe(200);
    expect((await undo(id)).status).toBe(409);
    expect(await storedBill(bill.id)).toMatchObject({ paymentStatus: 'cancelled' });
  });

  test('that was canceled before its day was noted is canceled since then, not since the undo', async () => {
    const updatedAt = '2026-03-01T12:00:00.000Z';
    const bill = await storeBill({ paymentStatus: 'cancelled', updatedAt });
    const id = await change(deleteBillEndpoint.path, { id: bill.id, seen: updatedAt });
    expect((await undo(id)).status).toBe(200);
    expect(await storedBill(bill.id)).toMatchObject({ cancelledAt: updatedAt });
  });

  test('that stood alone and was deleted is back', async () => {
    const bill = await storeBill({ notes: 'By check' });
    const id = await change(deleteBillEndpoint.path, { id: bill.id, seen: bill.updatedAt });
    expect((await playerBills().doc(bill.id).get()).exists).toBe(false);
    expect((await undo(id)).status).toBe(200);
    expect(withoutTime(await storedBill(bill.id))).toEqual(withoutTime(bill));
  });
});

describe('a player', () => {
  test('without a sign-in comes back with the medical notes, which nothing else tells of', async () => {
    const { registration } = await storeRegistration(1, { paymentMethod: 'check' });
    const profileId = registration.players[0]?.profileId ?? '';
    const template = (
      await profiles().where('role', '==', 'member').limit(1).get()
    ).docs[0]?.data();
    if (!template) throw new Error('The demo has no player.');
    const player = { ...template, id: profileId, userId: '', email: newAddress() };
    await profiles().doc(profileId).set(player);
    const at = new Date().toISOString();
    const note = {
      profileId,
      registrationId: registration.id,
      text: 'Asthma: inhaler in the bag',
      createdAt: at,
      deleteOn: '2030-01-01',
    };
    await medicalNotes().doc(profileId).set(note);
    const id = await change(deletePlayerEndpoint.path, { id: profileId, seen: player.updatedAt });
    expect((await medicalNotes().doc(profileId).get()).exists).toBe(false);
    const logged = await auditLog().where('subject', '==', `profiles/${profileId}`).get();
    expect(JSON.stringify(logged.docs.map((doc) => doc.data()))).not.toContain('Asthma');
    expect((await undo(id)).status).toBe(200);
    expect((await medicalNotes().doc(profileId).get()).data()).toMatchObject(note);
    const back = (await profiles().doc(profileId).get()).data();
    expect(back && withoutTime(back)).toEqual(withoutTime(player));
    expect((await undos().doc(id).get()).exists).toBe(false);
  });

  test('with a sign-in does not: it is gone at Firebase', async () => {
    const parent = await signUpUser({ role: 'parent' });
    const profile = (await profiles().doc(parent.uid).get()).data();
    if (!profile) throw new Error('There is no profile.');
    const response = await send(deletePlayerEndpoint.path, {
      id: profile.id,
      seen: profile.updatedAt,
    });
    expect(response.status).toBe(200);
    expect(response.headers.get(UNDO_HEADER)).toBeNull();
  });
});

test('a message comes back; what was kept for it is gone by the night', async () => {
  const message = (await contactMessages().limit(1).get()).docs[0]?.data();
  if (!message) throw new Error('The demo has no message.');
  const again = { id: message.id, seen: message.updatedAt };
  const id = await change(deleteMessageEndpoint.path, again);
  const tonight = new Date(Date.now() + 11 * 60_000);
  const night = { now: tonight, hasTime: () => true, resumeAt: {} };
  const kept = (await undos().doc(id).get()).data();
  expect((await undo(id)).status).toBe(200);
  const back = (await contactMessages().doc(message.id).get()).data();
  expect(back && withoutTime(back)).toEqual(withoutTime(message));
  if (!kept) throw new Error('Nothing was kept.');
  await undos().doc(id).set(kept);
  await deleteOldUndos({ ...night, settings: await readSettings() });
  expect((await undos().get()).size).toBe(0);
});
