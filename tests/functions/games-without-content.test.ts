import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listAdminGamesEndpoint, updateGameEndpoint } from '#contracts/games/dashboard.ts';
import { CALENDAR_PATH } from '#contracts/games/page.ts';
import { readOverviewEndpoint } from '#contracts/overview/dashboard.ts';
import type { Game } from '#domain/games/game.ts';
import admin from '#functions/admin.ts';
import api from '#functions/api.ts';
import { serveRequests } from '#local/web-server.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';
import { storeGame } from '#tests/helpers/store-game.ts';

/* A game that is rained out is called off, whether content answers or not. */

/** What the built site says of itself; undefined: there is no such file. */
let built: object | undefined;
const site = await serveRequests(0, async () =>
  built ? Response.json(built) : new Response(null, { status: 404 }),
);
process.env.SITE_URL = site.url;
afterAll(() => site.close());

const office = await signUpUser({ role: 'admin' });
const at = new Date().toISOString();
const program = { programName: 'Built Hoops', timeZone: 'America/Los_Angeles' };

beforeEach(async () => {
  built = { startedAt: at, builtAt: at, changes: 0, program };
  await stack.content.stop();
});
afterEach(() => stack.content.start());

const list = () => invoke(admin, sentBy(office, get(listAdminGamesEndpoint.path)));
function cancel({ id, updatedAt, sequence: _, ...input }: Game) {
  const change = { id, seen: updatedAt, game: { ...input, status: 'cancelled' } };
  return invoke(admin, sentBy(office, postJson(updateGameEndpoint.path, change)));
}

describe('while content does not answer', () => {
  test('games are listed and canceled', async () => {
    const game = await storeGame();
    const listed = await list();
    expect([listed.status, (await listed.json()).timeZone]).toEqual([200, program.timeZone]);
    const response = await cancel(game);
    expect(response.status).toBe(200);
    expect((await response.json()).game.status).toBe('cancelled');
  });

  test('calendars are answered in the zone and the name of the built site', async () => {
    const game = await storeGame({ date: '2031-03-02', time: '19:00' });
    const response = await invoke(api, get(`${CALENDAR_PATH}?game=${game.id}`));
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(text).toContain('DTSTART:20310303T030000Z');
    expect(text).toContain('Built Hoops');
  });

  test('the overview is there', async () => {
    const response = await invoke(admin, sentBy(office, get(readOverviewEndpoint.path)));
    expect(response.status).toBe(200);
  });

  test('and the built site says nothing, either: refused, without a word of amounts', async () => {
    allowConsole(/service_unavailable/);
    built = undefined;
    const response = await cancel(await storeGame());
    expect(response.status).toBe(503);
    expect((await response.json()).error.message).not.toMatch(/amounts|charged/);
  });
});
