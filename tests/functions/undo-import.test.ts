import { expect, test } from 'vitest';
import { importGamesEndpoint } from '#contracts/games/dashboard.ts';
import { undoEndpoint } from '#contracts/records/undo.ts';
import { UNDO_HEADER } from '#contracts/records/undo-header.ts';
import type { Game } from '#domain/games/game.ts';
import admin from '#functions/admin.ts';
import { games } from '#server/gateways/records.ts';
import { invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';
import { storeGame } from '#tests/helpers/store-game.ts';

/* A season that was imported from the wrong file is taken back as a whole. */

await stack.seed();
const office = await signUpUser({ role: 'admin' });
const send = (path: string, body: object) => invoke(admin, sentBy(office, postJson(path, body)));

const inputOf = ({ id: _, sequence: __, updatedAt: ___, ...input }: Game) => input;

async function importOf(there: Game) {
  const added = { ...inputOf(there), opponent: `Team ${crypto.randomUUID()}` };
  const game = { ...inputOf(there), location: 'Elsewhere' };
  const changed = { id: there.id, seen: there.updatedAt, game };
  const idempotencyKey = crypto.randomUUID();
  const response = await send(importGamesEndpoint.path, {
    idempotencyKey,
    added: [added],
    changed: [changed],
  });
  expect(response.status).toBe(200);
  return { undo: response.headers.get(UNDO_HEADER) ?? '', opponent: added.opponent };
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
