import { fc, test } from '@fast-check/vitest';
import { getDaysInMonth } from 'date-fns';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { dayOf, monthOf } from '#domain/calendar/calendar.ts';
import { GameSchema } from '#domain/games/game.ts';
import { GAME_STATUSES, GAME_TYPES } from '#domain/games/game-words.ts';
import { filterByMonth, isUpcoming, nextGame } from '#domain/games/schedule.ts';
import { computeSeasonStats } from '#domain/games/season-stats.ts';
import { seedGames } from './seed-games.ts';

const TIME_ZONE = 'America/New_York';
const SEASON = { record: '12-3', averagePoints: '89.2', homeRecord: '8-2', awayRecord: '4-1' };

/** Noon and the edges of the day in New York, on the days that calendars get wrong. */
const AWKWARD_MOMENTS = [
  '2026-11-01T05:30:00Z', // clocks go back
  '2027-03-14T07:00:00Z', // clocks go forward
  '2026-12-31T23:59:00-05:00',
  '2027-01-01T00:00:00-05:00',
  '2028-02-29T12:00:00-05:00',
  '2028-03-31T12:00:00-04:00', // one month on is a day that April lacks
  '2027-01-31T12:00:00-05:00',
];

function expectSeason(now: Date) {
  const games = seedGames(now, TIME_ZONE);
  const today = dayOf(now, TIME_ZONE);
  const played = games.filter((game) => game.result !== null);
  const open = games.filter((game) => game.result === null);

  expect(z.array(GameSchema).parse(games)).toEqual(games);
  expect(computeSeasonStats(games)).toEqual(SEASON);
  expect(played).toHaveLength(15);
  expect(played.filter((game) => game.date >= today)).toEqual([]);
  expect(open.filter((game) => game.date <= today)).toEqual([]);
  expect(nextGame(games, now, TIME_ZONE)).toBeDefined();
  for (const filter of ['previous', 'current', 'next'] as const) {
    expect(filterByMonth(games, filter, now, TIME_ZONE), filter).not.toEqual([]);
  }
  expect(filterByMonth(played, 'previous', now, TIME_ZONE).length).toBeGreaterThan(0);
  expect(open.some((game) => game.date.slice(0, 7) > monthOf(today, 1))).toBe(true);
  expect(games.filter((game) => game.updatedAt > now.toISOString())).toEqual([]);
  expect(games.filter(({ date }) => /-(12-2[45]|12-31|01-01)$/.test(date))).toEqual([]);
}

describe('seedGames', () => {
  it.each(AWKWARD_MOMENTS)('is the same season seen from %s', (moment) => {
    expectSeason(new Date(moment));
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
    'is the same season on every day of month %i of a leap year',
    (month) => {
      for (let day = 1; day <= getDaysInMonth(new Date(2028, month - 1)); day += 1) {
        expectSeason(new Date(Date.UTC(2028, month - 1, day, 17)));
      }
    },
  );

  test.prop([
    fc.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
  ])('is the same season at any moment', (now) => expectSeason(now));

  it('has a game of every type and status still to come', () => {
    const now = new Date('2026-11-21T12:00:00-05:00');
    const open = seedGames(now, TIME_ZONE).filter((game) => game.result === null);
    expect(new Set(open.map((game) => game.gameType))).toEqual(new Set(GAME_TYPES));
    expect(new Set(open.map((game) => game.status))).toEqual(new Set(GAME_STATUSES));
    expect(open.filter((game) => !isUpcoming(game, now, TIME_ZONE))).toEqual([]);
  });

  it('plays at most one game a day', () => {
    const games = seedGames(new Date('2026-11-21T12:00:00-05:00'), TIME_ZONE);
    expect(new Set(games.map((game) => game.date)).size).toBe(games.length);
    expect(new Set(games.map((game) => game.id)).size).toBe(games.length);
  });
});
