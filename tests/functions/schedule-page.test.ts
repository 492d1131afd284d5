import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from '@netlify/functions';
import { parse } from 'smol-toml';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createGameEndpoint, updateGameEndpoint } from '#contracts/games/dashboard.ts';
import { inStartOrder, nextChangeAt } from '#domain/games/schedule.ts';
import type { DrawnSchedule } from '#features/games/schedule-page.ts';
import admin from '#functions/admin.ts';
import api from '#functions/api.ts';
import { forgetKept } from '#server/core/kept-answers.ts';
import { games } from '#server/gateways/records.ts';
import { schedulePageRoute } from '#server/routes/games/page.ts';
import { withNotFoundPage } from '#server/routes/http/not-found-page.ts';
import { serveRoutes } from '#server/routes/http/route.ts';
import { BUILT_SCHEDULE, FRAME } from '#tests/helpers/built-schedule.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';
import { storeGame } from '#tests/helpers/store-game.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

await stack.seed();
const office = await signUpUser({ role: 'admin' });
afterEach(async () => {
  vi.useRealTimers();
  await stack.firestore.start();
  forgetKept('games');
});

const page = serveRoutes(schedulePageRoute('en', async () => BUILT_SCHEDULE));
const ask = (query = '', init: RequestInit = {}, context: Partial<Context> = {}) =>
  invoke(page, new Request(get(`/schedules${query}`), init), {
    ...(context.deploy && { deployContext: context.deploy.context }),
  });
const read = async (query = '') => (await ask(query)).text();
const drawnOf = (html: string): DrawnSchedule =>
  JSON.parse(/id="schedule-drawn" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
const cardsOf = (html: string) => html.match(/<li /g)?.length ?? 0;
const cdnOf = ({ headers }: Response) => headers.get('netlify-cdn-cache-control') ?? '';
const storedGames = async () => inStartOrder((await games().get()).docs.map((doc) => doc.data()));
/** A moment that all of the season's clocks are told from. */
const setNow = (iso: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(iso) });

describe('GET /schedules', () => {
  test('shows every game, the next one and the figures, without a script', async () => {
    const html = await read();
    const season = await storedGames();
    expect(cardsOf(html)).toBe(season.length);
    for (const { opponent } of season) expect(html).toContain(opponent);
    expect(html).toContain('Next Game');
    for (const figure of ['12-3', '89.2', '8-2', '4-1']) expect(html).toContain(`>${figure}</dd>`);
    expect(html).not.toContain('Loading schedule...');
    expect(html).not.toContain('schedule-frame');
  });

  test('carries what the island draws it from again, and tells search engines of the games to come', async () => {
    const html = await read();
    const { games: given, drawnAt, month } = drawnOf(html);
    expect(given).toEqual(await storedGames());
    expect(month).toBe('all');
    expect(Math.abs(Date.parse(drawnAt) - Date.now())).toBeLessThan(60_000);
    const events = JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
    expect(events.length).toBeGreaterThan(0);
    expect(events[0]).toMatchObject({ '@type': 'SportsEvent', sport: 'Basketball' });
    // React's names begin as the island's do, so that it finds them again.
    expect(html).toContain('_r7');
  });

  test('is kept by the CDN under the tag of games, for each filter, until it says something else', async () => {
    const response = await ask('?month=next&utm_source=mail');
    const drawn = drawnOf(await response.text());
    expect(response.headers.get('netlify-cache-tag')).toBe('games');
    expect(response.headers.get('netlify-vary')).toBe('query=month');
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const now = new Date(drawn.drawnAt);
    const until = nextChangeAt(drawn.games, now, FRAME.timeZone);
    const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
    expect(cdnOf(response)).toContain(`durable, s-maxage=${seconds}, stale`);
  });

  test('has the headers that netlify.toml gives to pages alone', async () => {
    const { headers } = await ask();
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    const toml = parse(await readFile(path.join(ROOT, 'netlify.toml'), 'utf8'));
    const rules = toml.headers as { for: string; values: Record<string, string> }[];
    const ofPages = Object.entries(rules.find((rule) => rule.for === '/*')?.values ?? {});
    expect(ofPages.length).toBeGreaterThan(5);
    for (const [name, value] of ofPages) expect(headers.get(name), name).toBe(value);
  });

  test('HEAD has no body, and a form sent here is refused', async () => {
    const head = await ask('', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await ask('', { method: 'POST' })).status).toBe(405);
  });

  test.each(['?month=nothing', '?month=', '?month=all&month=next', '?x=1'])(
    '%s shows all games',
    async (query) => {
      expect(drawnOf(await read(query)).month).toBe('all');
    },
  );

  test('a filter is answered in HTML', async () => {
    setNow('2026-11-20T12:00:00Z');
    const stored = await storeGame({ date: '2026-12-20', opponent: 'Only in December' });
    forgetKept('games');
    const html = await read('?month=next');
    const december = (await storedGames()).filter(({ date }) => date.startsWith('2026-12'));
    expect(cardsOf(html)).toBe(december.length);
    expect(html).toMatch(
      /aria-pressed="true"[^>]*value="next"|value="next"[^>]*aria-pressed="true"/,
    );
    await games().doc(stored.id).delete();
  });
});

describe('an address that Netlify takes for the one of a page', () => {
  test.each([
    ['/schedules/', '/schedules'],
    ['/Schedules', '/schedules'],
    ['/es/', '/es'],
    ['/ES', '/es'],
    ['/es/schedules/?month=next', '/es/schedules?month=next'],
    ['/api/games/', '/api/games'],
  ])('%s leads to %s', async (asked, path) => {
    const response = await invoke(api, get(asked));
    expect([response.status, response.headers.get('location')]).toEqual([301, path]);
    const head = await invoke(api, new Request(get(asked), { method: 'HEAD' }));
    expect(head.status).toBe(301);
  });

  test('a form sent to it is refused as before', async () => {
    expect((await invoke(api, postJson('/schedules/', {}))).status).toBe(404);
  });
});

describe('the address of a page that this site does not have', () => {
  const site = withNotFoundPage(serveRoutes(schedulePageRoute('es', async () => undefined)), {
    readPage: async (address) => (address === '/404' ? '<h1>Out of Bounds</h1>' : undefined),
  });
  const open = (path: string, init: RequestInit = {}) =>
    invoke(site, new Request(get(path), { headers: { accept: 'text/html,*/*' }, ...init }));

  test.each(['/fr/schedules', '/es/schedules'])('%s shows the page that says so', async (path) => {
    const response = await open(path);
    expect([response.status, await response.text()]).toEqual([404, '<h1>Out of Bounds</h1>']);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    const head = await open(path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([404, '']);
  });

  test('a script is told in data', async () => {
    const response = await open('/fr/schedules', { headers: { accept: '*/*' } });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: 'not_found' } });
  });

  test('in the language of the address, where its pages are built', async () => {
    const built = withNotFoundPage(serveRoutes(), { readPage: async (address) => address });
    const shown = async (path: string) =>
      (await invoke(built, new Request(get(path), { headers: { accept: 'text/html' } }))).text();
    expect(await shown('/es/schedules')).toBe('/es/404');
    expect(await shown('/fr/schedules')).toBe('/404');
  });
});

test('the text of a game ends no element, in HTML or in data', async () => {
  const hostile = '</script><script>alert(1)</script><!-- & "q" $& $1';
  const stored = await storeGame({ opponent: hostile, location: hostile, address: hostile });
  forgetKept('games');
  const html = await read();
  expect(html).not.toContain('<script>alert');
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(html).toContain('&lt;/script&gt;&lt;script&gt;alert(1)');
  expect(drawnOf(html).games.find(({ id }) => id === stored.id)?.opponent).toBe(hostile);
  await games().doc(stored.id).delete();
});

test('a change in the dashboard is on the page at once', async () => {
  await read();
  const send = (path: string, body: unknown) => invoke(admin, sentBy(office, postJson(path, body)));
  const game = {
    date: '2031-01-09',
    time: '19:05',
    opponent: 'Marco Mariners',
    location: 'Bayside Gym',
    address: '',
    gameType: 'regular',
    isHomeGame: true,
    result: null,
    status: 'scheduled',
  };
  const created = createGameEndpoint.response.parse(
    await (
      await send(createGameEndpoint.path, { idempotencyKey: crypto.randomUUID(), game })
    ).json(),
  ).game;
  expect(await read()).toContain('Marco Mariners');
  const seen = { id: created.id, seen: created.updatedAt };
  const changed = { ...game, opponent: 'Sanibel Shells' };
  expect((await send(updateGameEndpoint.path, { ...seen, game: changed })).status).toBe(200);
  const html = await read();
  expect(html).toContain('Sanibel Shells');
  expect(html).not.toContain('Marco Mariners');
  await games().doc(created.id).delete();
});

describe('as time goes by', () => {
  test('a game that has begun waits for its result, and another is the next', async () => {
    const stored = await storeGame({ date: '2026-11-21', time: '19:00', opponent: 'Tonight Only' });
    // The season's own games move on with the real date.
    const later = await storeGame({ date: '2026-11-22', time: '13:00', opponent: 'Sunday Only' });
    const card = (html: string) =>
      html
        .split('<li ')
        .slice(1)
        .find((part) => part.includes('Tonight Only'));
    setNow('2026-11-21T23:59:30Z');
    forgetKept('games');
    const before = await ask();
    expect(cdnOf(before)).toMatch(/s-maxage=30,/);
    expect(card(await before.text())).toContain('Upcoming');
    setNow('2026-11-22T00:00:01Z');
    const after = await ask();
    // The program's midnight is at five.
    expect(cdnOf(after)).toContain(`s-maxage=${5 * 3600 - 1},`);
    const html = await after.text();
    expect(card(html)).toContain('Awaiting result');
    const next = /<section aria-labelledby="next-game".*?<\/section>/s.exec(html)?.[0];
    expect(next).toContain('Sunday Only');
    for (const { id } of [stored, later]) await games().doc(id).delete();
  });

  test('tomorrow the months are those of tomorrow', async () => {
    setNow('2026-12-01T04:59:59Z');
    expect(await read()).toMatch(/value="current"[^>]*>Nov</);
    setNow('2026-12-01T05:00:03Z');
    expect(await read()).toMatch(/value="current"[^>]*>Dec</);
  });
});

describe('what cannot be had', () => {
  test('Firestore down: the page as built, whose script asks again and says what is wrong', async () => {
    allowConsole(/service_unavailable|UNAVAILABLE|ECONNREFUSED/);
    await stack.firestore.stop();
    const response = await ask();
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(cdnOf(response)).toBe('');
    expect(await response.text()).toBe(BUILT_SCHEDULE);
    await stack.firestore.start();
    expect((await ask()).status).toBe(200);
  });

  test('on a copy of the site that has no records of its own, too', async () => {
    allowConsole(/PREVIEW_FIREBASE_PROJECT/);
    const deploy = { context: 'deploy-preview', id: '1', published: false };
    expect(await (await ask('', {}, { deploy })).text()).toBe(BUILT_SCHEDULE);
  });

  test('a site that is not built has no such page', async () => {
    const none = serveRoutes(schedulePageRoute('en', async () => undefined));
    expect((await invoke(none, get('/schedules'))).status).toBe(404);
  });

  test('a page of another kind is refused, and answered as it is', async () => {
    allowConsole(/has no schedule-frame/);
    forgetKept('games');
    const other = serveRoutes(schedulePageRoute('en', async () => '<p>Other</p>'));
    const response = await invoke(other, get('/schedules'));
    expect([response.status, await response.text()]).toEqual([500, '<p>Other</p>']);
  });
});
