import { describe, expect, test } from 'vitest';
import { listGamesEndpoint } from '#contracts/games/public.ts';
import { computeSeasonStats } from '#domain/games/season-stats.ts';
import api from '#functions/api.ts';
import { forgetKept } from '#server/core/kept-answers.ts';
import { games } from '#server/gateways/records.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { get, invoke, stack } from '#tests/helpers/functions.ts';

await stack.seed();

describe('GET /api/games', () => {
  test('answers the season in order of start, for the CDN to keep until it changes', async () => {
    const response = await invoke(api, get('/api/games'));
    expect(response.status).toBe(200);
    expect(response.headers.get('netlify-cache-tag')).toBe('games');
    expect(response.headers.get('netlify-cdn-cache-control')).toContain('s-maxage=86400');
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const { games: season } = listGamesEndpoint.response.parse(await response.json());
    const starts = season.map((game) => `${game.date} ${game.time}`);
    expect(starts).toEqual([...starts].sort());
    expect(computeSeasonStats(season)).toEqual({
      record: '12-3',
      averagePoints: '89.2',
      homeRecord: '8-2',
      awayRecord: '4-1',
    });
  });

  test('a broken record is left out and named in the log', async () => {
    const broken = games().doc('game-broken');
    await broken.firestore.doc(broken.path).set({ date: 'soon' });
    allowConsole(/Record games\/game-broken cannot be read: date/);
    // Written past the dashboard, which would have forgotten the answer of a moment ago.
    forgetKept('games');
    const response = await invoke(api, get('/api/games'));
    await broken.delete();
    expect(response.status).toBe(200);
    const body = await response.text();
    expect(body).toContain('"game-01"');
    expect(body).not.toContain('game-broken');
  });
});

describe('GET /schedule.ics', () => {
  test('is a calendar of every game, canceled ones included', async () => {
    const response = await invoke(api, get('/schedule.ics'));
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const feed = await response.text();
    expect(feed.match(/BEGIN:VEVENT/g)).toHaveLength((await games().get()).size);
    expect(feed).toContain('STATUS:CANCELLED');
    expect(feed).toContain('X-WR-CALNAME:Calusa Coast Hoops games');
  });

  test('is in Spanish at the address of the Spanish page', async () => {
    const response = await invoke(api, get('/es/schedule.ics'));
    const feed = await response.text();
    expect(feed.match(/BEGIN:VEVENT/g)).toHaveLength((await games().get()).size);
    expect(feed).toContain('X-WR-CALNAME:Partidos de Calusa Coast Hoops');
    expect(feed).toContain('/es/schedules');
  });

  test('of one game is that game to download', async () => {
    const response = await invoke(api, get('/schedule.ics?game=game-01'));
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="game.ics"');
    const feed = await response.text();
    expect(feed.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(feed).toContain('UID:game-01@');
  });

  test('of a game that does not exist is 404', async () => {
    const response = await invoke(api, get('/schedule.ics?game=nope'));
    expect(response.status).toBe(404);
  });
});

describe('GET /api/payments/status', () => {
  test.each([
    ['an unknown session', '?session_id=cs_test_unknown123', 404],
    ['no session', '', 422],
    ['something else than a session', '?session_id=../../orders', 422],
  ])('%s', async (_, query, status) => {
    expect((await invoke(api, get(`/api/payments/status${query}`))).status).toBe(status);
  });
});

test('an address that is none is a 404 in the form of every refusal', async () => {
  const response = await invoke(api, get('/api/nothing'));
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ error: { code: 'not_found' } });
});
