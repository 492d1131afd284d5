import { afterEach, describe, expect, test } from 'vitest';
import { inStartOrder, nextChangeAt, nextGame } from '#domain/games/schedule.ts';
import { forgetKept } from '#server/core/kept-answers.ts';
import { games } from '#server/gateways/records.ts';
import { fillHomePage } from '#server/pages/home-page.ts';
import { homePageRoute } from '#server/routes/games/home.ts';
import { serveRoutes } from '#server/routes/http/route.ts';
import { NOW, SEASON } from '#tests/e2e/schedule-season.ts';
import { BUILT_HOME } from '#tests/helpers/built-schedule.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { get, invoke, stack } from '#tests/helpers/functions.ts';

await stack.seed();
afterEach(async () => {
  await stack.firestore.start();
  forgetKept('games');
});

const TIME_ZONE = 'America/New_York';
const fill = (season = SEASON, now = NOW) => fillHomePage(BUILT_HOME, season, now).html;
const items = (html: string, list: string) =>
  [
    ...(new RegExp(`<ul class="${list}">(.*?)</ul>`).exec(html)?.[1] ?? '').matchAll(/<li>(.*?)</g),
  ].map(([, item]) => item);

describe('the games of the home page', () => {
  test('are the next one, the last results and those that follow', () => {
    const html = fill();
    expect(html).toContain(
      'data-start="2026-11-25T00:05:00.000Z">In 3 days: at Bonita Tide, Tuesday, November 24, 2026, 7:05 PM, Mangrove Park Gym, Bonita Springs<',
    );
    expect(html).toContain('/schedule.ics?game=next"');
    expect(items(html, 'results')).toEqual([
      'W 88-81 vs. Gulfside Elite',
      'L 82-90 at Estero Bay Herons',
      'W 92-78 vs. Cape Coral Breakers',
    ]);
    expect(html).toContain('<b>2-1</b>');
    // Neither what was called off nor what waits for a new date.
    expect(items(html, 'ahead')).toEqual(['Sat, Dec 12 Venice Jetty Sharks']);
    expect(html).toContain('<section data-games>');
    expect(html).not.toMatch(/\{\{|\}\}/);
  });

  test.each([
    ['2026-11-24T23:59:00Z', 'Today: at Bonita Tide'],
    ['2026-11-23T17:00:00Z', 'Tomorrow: at Bonita Tide'],
    ['2026-11-25T00:05:00Z', 'In 18 days: vs. Venice Jetty Sharks'],
  ])('at %s, say “%s”', (now, said) => {
    expect(fill(SEASON, new Date(now))).toContain(`>${said}`);
  });

  test('are results alone when the season is over, and nothing before it is known', () => {
    const over = fill(SEASON, new Date('2027-05-01T12:00:00Z'));
    expect(over).not.toContain('data-start');
    expect(items(over, 'results')).toHaveLength(3);
    const none = fill([]);
    expect(none).not.toContain('data-games');
    expect(none).not.toContain('<!--games-->');
  });

  test('end no element with what they are called', () => {
    const [game] = SEASON.filter(({ id }) => id === 'next');
    const hostile = '</p><script>alert(1)</script>$& {{location}}';
    const html = fill(game ? [{ ...game, opponent: hostile, id: '"><b>' }] : []);
    expect(html).not.toContain('<script>');
    expect(html).toContain('$&amp; {{location}}');
    expect(html).toContain('game=%22%3E%3Cb%3E"');
  });
});

describe('the dates of the home page', () => {
  const at = (now: string) => fill([], new Date(now));

  test('stay until their day is over where the program is', () => {
    expect(at('2026-11-21T04:59:00Z')).toContain('Toy Drive');
    const next = at('2026-11-21T05:00:00Z');
    expect(next).not.toContain('Toy Drive');
    expect(next).toContain('Family Night');
  });

  test('are the next six, also when the build is weeks old', () => {
    const days = ['21', '22', '23', '24', '25', '26', '27', '28'];
    const entries = days.map((day, index) => {
      const hidden = index < 6 ? '' : ' hidden';
      return `<li class="x" data-until="2026-11-${day}"${hidden}>Day ${day} hidden</li>`;
    });
    const built = BUILT_HOME.replace(/<ol>.*<\/ol>/, `<ol>${entries.join('')}</ol>`);
    const shownOn = (now: string) => {
      const { html } = fillHomePage(built, [], new Date(now));
      expect(html).not.toMatch(/<li[^>]* hidden/);
      return [...html.matchAll(/>Day (\d+) hidden</g)].map(([, day]) => day);
    };
    expect(shownOn('2026-11-21T12:00:00Z')).toEqual(days.slice(0, 6));
    expect(shownOn('2026-11-22T12:00:00Z')).toEqual(days.slice(1, 7));
    expect(shownOn('2026-11-27T12:00:00Z')).toEqual(days.slice(6));
  });

  test('leave with the last of them', () => {
    expect(at('2026-11-22T05:00:00Z')).toMatch(/<main><\/main>/);
  });
});

describe('GET /', () => {
  const page = serveRoutes(homePageRoute('en', async () => BUILT_HOME));
  const ask = () => invoke(page, new Request(get('/?utm_source=mail')));

  test('is kept by the CDN under the tag of games, until it says something else', async () => {
    const before = new Date();
    const response = await ask();
    const season = inStartOrder((await games().get()).docs.map((doc) => doc.data()));
    expect(await response.text()).toContain(nextGame(season, before, TIME_ZONE)?.opponent);
    expect(response.headers.get('netlify-cache-tag')).toBe('games');
    expect(response.headers.get('netlify-vary')).toBe('query=none');
    const [, seconds] = /s-maxage=(\d+)/.exec(
      response.headers.get('netlify-cdn-cache-control') ?? '',
    ) ?? ['', ''];
    const until = nextChangeAt(season, before, TIME_ZONE).getTime();
    expect(Math.abs(Number(seconds) * 1000 - (until - before.getTime()))).toBeLessThan(60_000);
  });

  test('is not shown any more once it says something else: “Tomorrow” on the day of the game', async () => {
    const rule = (await ask()).headers.get('netlify-cdn-cache-control');
    expect(rule).toMatch(/^public, durable, s-maxage=\d+$/);
  });

  test('speaks Spanish at its address', async () => {
    const spanish = serveRoutes(homePageRoute('es', async () => BUILT_HOME));
    const html = await (await invoke(spanish, new Request(get('/es')))).text();
    expect(html).toMatch(/(En \d+ días|Hoy|Mañana): (contra|en la cancha de) /);
  });

  test('is the page as it is built where the games cannot be read, and nobody keeps it', async () => {
    allowConsole(/service_unavailable|deadline/);
    await stack.firestore.stop();
    const response = await ask();
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(BUILT_HOME);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });
});
