import { expect, test } from 'vitest';
import { importGamesEndpoint } from '#contracts/games/dashboard.ts';
import { undoEndpoint } from '#contracts/records/undo.ts';
import { UNDO_HEADER } from '#contracts/records/undo-header.ts';
import type { Game } from '#domain/games/game.ts';
import admin from '#functions/admin.ts';
import { firestore } from '#server/gateways/firestore.ts';
import { games, undos } from '#server/gateways/records.ts';
import { invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';
import { storeGame } from '#tests/helpers/store-game.ts';
import { messages } from '#words/office/dashboard/games/import.ts';

/* A season that was imported from the wrong file is taken back as a whole. */

await stack.seed();
const office = await signUpUser({ role: 'admin' });
const send = (path: string, body: object) => invoke(admin, sentBy(office, postJson(path, body)));

const inputOf = ({ id: _, sequence: __, updatedAt: ___, ...input }: Game) => input;
const changeOf = (there: Game) => ({
  id: there.id,
  seen: there.updatedAt,
  game: { ...inputOf(there), location: 'Elsewhere' },
});

/** @returns what takes it back; null where nothing does */
async function sendImport(body: object): Promise<string | null> {
  const response = await send(importGamesEndpoint.path, body);
  expect(response.status, await response.clone().text()).toBe(200);
  return response.headers.get(UNDO_HEADER);
}

async function importOf(there: Game) {
  const added = { ...inputOf(there), opponent: `Team ${crypto.randomUUID()}` };
  const idempotencyKey = crypto.randomUUID();
  const body = { idempotencyKey, added: [added], changed: [changeOf(there)] };
  return { undo: (await sendImport(body)) ?? '', opponent: added.opponent, body };
}
const countOf = async (opponent: string) =>
  (await games().where('opponent', '==', opponent).get()).size;
const stored = async ({ id }: Game) => (await games().doc(id).get()).data();

test('its new games are gone, and those that it changed are as before, later in the calendar', async () => {
  const there = await storeGame();
  const { undo, opponent } = await importOf(there);
  expect(await countOf(opponent)).toBe(1);
  expect((await send(undoEndpoint.path, { id: undo })).status).toBe(200);
  expect(await countOf(opponent)).toBe(0);
  expect(await stored(there)).toMatchObject({ location: there.location, sequence: 2 });
});

test('not where one of its games was changed since', async () => {
  const there = await storeGame();
  const { undo, opponent } = await importOf(there);
  await games().doc(there.id).update({ location: 'Third Gym' });
  expect((await send(undoEndpoint.path, { id: undo })).status).toBe(409);
  expect(await countOf(opponent)).toBe(1);
  expect(await stored(there)).toMatchObject({ location: 'Third Gym' });
});

test('it is offered again where its answer was lost, until it is taken back', async () => {
  const { undo, body } = await importOf(await storeGame());
  expect(await sendImport(body)).toBe(undo);
  expect((await send(undoEndpoint.path, { id: undo })).status).toBe(200);
  expect(await sendImport(body)).toBeNull();
});

test('it is no longer offered once the time is over, however small it is', async () => {
  const { undo, body, opponent } = await importOf(await storeGame());
  const longAgo = new Date(Date.now() - 2 * 60_000).toISOString();
  await undos().doc(undo).update({ createdAt: longAgo });
  expect(await sendImport(body)).toBeNull();
  expect(await countOf(opponent)).toBe(1);
  // Without Undo the dashboard cannot tell why: it must not say that the file was too large.
  expect(messages.doneForGood.description).not.toMatch(/large/);
});

test('what is too large to be kept is imported all the same, and nothing takes it back', async () => {
  const address = '\u5b66'.repeat(200);
  const season = await Promise.all(
    Array.from({ length: 500 }, () => storeGame({ address, location: address })),
  );
  const changed = season.map(changeOf);
  const short = changed.map((one) => ({ ...one, game: { ...one.game, address: '' } }));
  const idempotencyKey = crypto.randomUUID();
  expect(await sendImport({ idempotencyKey, added: [], changed: short })).toBeNull();
  expect(await stored(season[0] as Game)).toMatchObject({ location: 'Elsewhere', address: '' });
  const leave = firestore().batch();
  for (const { id } of season) leave.delete(games().doc(id));
  await leave.commit();
});
