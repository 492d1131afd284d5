import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as contract from '#contracts/games/dashboard.ts';
import { undoEndpoint } from '#contracts/records/undo.ts';
import { UNDO_HEADER } from '#contracts/records/undo-header.ts';
import {
  archiveGamesEndpoint,
  readSeasonEndpoint,
  type SeasonState,
  startSeasonEndpoint,
  undoSeasonStepEndpoint,
} from '#contracts/seasons/dashboard.ts';
import type { Game } from '#domain/games/game.ts';
import admin from '#functions/admin.ts';
import { cachePurges, games } from '#server/gateways/records.ts';
import { retryPurges } from '#server/use-cases/cache/forget-cached.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';
import { storeGame } from '#tests/helpers/store-game.ts';
import { approve, photo, receive } from '#tests/helpers/submissions.ts';

/* The public schedule follows a change, whatever stops us after it: families drive by it. */

const netlify = await vi.hoisted(async () =>
  (await import('#tests/helpers/netlify-purges.ts')).startNetlify(),
);
await stack.seed();
const office = await signUpUser({ role: 'admin' });

const send = (path: string, body: object) => invoke(admin, sentBy(office, postJson(path, body)));
async function done(path: string, body: object): Promise<Response> {
  const response = await send(path, body);
  expect(response.status, await response.clone().text()).toBe(200);
  return response;
}
const seen = ({ id, updatedAt }: { id: string; updatedAt: string }) => ({ id, seen: updatedAt });
const inputFrom = ({ id: _, sequence: __, updatedAt: ___, ...input }: Game) => input;
const purges = async () => (await cachePurges().get()).docs.map((doc) => doc.data());
/** What the CDN has not yet forgotten for the first time. */
const stored = async () =>
  (await purges()).filter(({ purgedAt }) => purgedAt === null).map(({ tag }) => tag);
async function season(): Promise<SeasonState> {
  return (await invoke(admin, sentBy(office, get(readSeasonEndpoint.path)))).json();
}
async function openSeason() {
  const { change } = await season();
  if (!change) throw new Error('No change of seasons is in progress.');
  return seen(change);
}

/** What is written down each time when the CDN is asked. */
let writtenDown: string[][] = [];
beforeEach(() => {
  writtenDown = [];
  netlify.state.tags = [];
  netlify.state.beforeAnswer = async () => void writtenDown.push(await stored());
});
afterEach(() => {
  netlify.state.beforeAnswer = async () => {};
});
afterAll(() => netlify.server.close());

/** The CDN was asked once, with the purge written down before, and has done it. */
async function expectPurged(tag = 'games') {
  expect(netlify.state.tags).toEqual([tag]);
  expect(writtenDown).toEqual([[tag]]);
  expect(await stored()).toEqual([]);
}

describe('that the CDN must forget the schedule is written down with', () => {
  test('a game that is added', async () => {
    const game = inputFrom(await storeGame());
    const body = { idempotencyKey: crypto.randomUUID(), game: { ...game, time: '10:00' } };
    await done(contract.createGameEndpoint.path, body);
    await expectPurged();
  });

  test('one that is changed', async () => {
    const game = await storeGame();
    const changed = { ...seen(game), game: { ...inputFrom(game), time: '15:00' } };
    await done(contract.updateGameEndpoint.path, changed);
    await expectPurged();
  });

  test('one that is deleted, and its Undo', async () => {
    const game = await storeGame();
    const response = await done(contract.deleteGameEndpoint.path, seen(game));
    await expectPurged();
    netlify.state.tags = [];
    writtenDown = [];
    await done(undoEndpoint.path, { id: response.headers.get(UNDO_HEADER) });
    await expectPurged();
  });

  test('an import', async () => {
    const game = { ...inputFrom(await storeGame()), time: '11:00' };
    const body = { idempotencyKey: crypto.randomUUID(), added: [game], changed: [] };
    await done(contract.importGamesEndpoint.path, body);
    await expectPurged();
  });

  test('games that go to the past seasons, and those that come back', async () => {
    await done(startSeasonEndpoint.path, { from: '2026-27 Season' });
    const { today } = await season();
    const count = (await games().where('date', '<', today).get()).size;
    const wanted = { ...(await openSeason()), before: today, count };
    await done(archiveGamesEndpoint.path, wanted);
    await expectPurged();
    netlify.state.tags = [];
    writtenDown = [];
    await done(undoSeasonStepEndpoint.path, { ...(await openSeason()), step: 'schedule' });
    await expectPurged();
  });
});

test('it is asked once more by the minute’s run: an answer may have been read before the change', async () => {
  const game = await storeGame();
  for (const time of ['15:00', '16:00']) {
    const { docs } = await games().where('opponent', '==', game.opponent).get();
    const current = docs.map((doc) => doc.data()).find(({ id }) => id === game.id) ?? game;
    const changed = { ...seen(current), game: { ...inputFrom(current), time } };
    await done(contract.updateGameEndpoint.path, changed);
  }
  netlify.state.tags = [];
  await retryPurges(new Date(Date.now() + 10_000));
  expect(netlify.state.tags).toEqual([]);
  await retryPurges(new Date(Date.now() + 60_000));
  // Once for all that wait.
  expect(netlify.state.tags).toContain('games');
  expect(new Set(netlify.state.tags).size).toBe(netlify.state.tags.length);
  expect(await purges()).toEqual([]);
});

test('that it must forget the gallery is written down with an approval', async () => {
  await approve(await receive(photo));
  await expectPurged('gallery');
});

test('where Netlify does not answer, the change is saved, and the minute’s run asks again', async () => {
  allowConsole(/purge_failed/);
  let answerAtLast = () => {};
  const silent = new Promise<void>((resolve) => {
    answerAtLast = resolve;
  });
  netlify.state.beforeAnswer = () => silent;
  const game = await storeGame();
  const changed = { ...seen(game), game: { ...inputFrom(game), time: '15:00' } };
  await done(contract.updateGameEndpoint.path, changed);
  expect((await purges()).filter(({ purgedAt }) => purgedAt === null)).toMatchObject([
    { tag: 'games', attempts: 1 },
  ]);
  answerAtLast();
});
