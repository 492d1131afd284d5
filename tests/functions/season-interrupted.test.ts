import { expect, test, vi } from 'vitest';
import {
  archivePlayersEndpoint,
  checkSeasonEndpoint,
  readSeasonEndpoint,
  type SeasonCheck,
  type SeasonState,
  startSeasonEndpoint,
  undoSeasonStepEndpoint,
} from '#contracts/seasons/dashboard.ts';
import { firestore } from '#server/gateways/firestore.ts';
import { profiles } from '#server/gateways/records.ts';
import { seasonIdOf } from '#server/use-cases/seasons/season-record.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { ask, entriesOn, send } from '#tests/helpers/office.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { FROM, publish } from '#tests/helpers/returning-families.ts';

/* Firestore stops while players are made past ones: what was done can be seen, undone and gone on with. */

await publish(FROM);
await send(startSeasonEndpoint.path, { from: FROM });
await Promise.all(Array.from({ length: 250 }, () => addPlayer()));

async function open() {
  const { change } = (await ask(readSeasonEndpoint.path)).body as SeasonState;
  if (!change) throw new Error('No change of seasons is in progress.');
  return { ...change, record: { id: change.id, seen: change.updatedAt } };
}
async function countLeaving() {
  const { body } = await ask(checkSeasonEndpoint.path, { before: '2026-01-01' });
  return (body as SeasonCheck).players.leaving;
}
const archive = async () =>
  send(archivePlayersEndpoint.path, { ...(await open()).record, count: await countLeaving() });
const countPast = async () =>
  (await profiles().where('pastSeason', '==', FROM).count().get()).data().count;

/** Moves players until this holds: then Firestore stops. */
async function archiveUntil(isOver: () => Promise<boolean>) {
  const db = firestore();
  const transact = db.runTransaction.bind(db);
  const spy = vi.spyOn(db, 'runTransaction').mockImplementation(async (...call) => {
    if (await isOver()) throw Object.assign(new Error('UNAVAILABLE'), { code: 14 });
    return transact(...call);
  });
  allowConsole(/service_unavailable|UNAVAILABLE/);
  const stopped = await archive();
  spy.mockRestore();
  expect(stopped.status).toBe(503);
}

test('an interrupted move says how many were moved, and goes on', async () => {
  const all = await countLeaving();
  await archiveUntil(async () => (await open()).players !== null);
  expect(await countPast()).toBe(0);
  expect((await open()).players).toMatchObject({ players: 0 });
  await archiveUntil(async () => (await countPast()) > 0);
  expect(await countPast()).toBe(100);
  expect((await open()).players).toMatchObject({ players: 100 });

  // The log says what was begun.
  const log = await entriesOn(`seasons/${seasonIdOf(FROM)}`);
  expect(log.map(({ action }) => action)).toEqual([
    'season.started',
    'season.playersArchived',
    'season.playersArchived',
  ]);
  const begun = { field: 'players.players', before: expect.any(String), after: String(all) };
  for (const entry of log.slice(1)) expect(entry.changes).toContainEqual(begun);

  expect(await archive()).toMatchObject({ body: { change: { players: { players: all } } } });
  expect(await countPast()).toBe(all);
  const undo = { ...(await open()).record, step: 'players' };
  expect((await send(undoSeasonStepEndpoint.path, undo)).status).toBe(200);
  expect(await countPast()).toBe(0);
}, 30_000);
