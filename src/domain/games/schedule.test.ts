import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { dayOf, instantOf, monthOf } from '#domain/calendar/calendar.ts';
import type { Game } from './game.ts';
import {
  filterByDay,
  filterByMonth,
  inStartOrder,
  isCompleted,
  isUpcoming,
  MONTH_FILTERS,
  monthOfFilter,
  nextChangeAt,
  nextGame,
} from './schedule.ts';

const NEW_YORK = 'America/New_York';

const aGame: Game = {
  id: 'game-1',
  date: '2026-11-21',
  time: '19:00',
  opponent: 'Naples Tide',
  location: 'Calusa Fieldhouse',
  address: '1 Court Way, Fort Myers, FL',
  gameType: 'regular',
  isHomeGame: true,
  result: null,
  status: 'scheduled',
  sequence: 0,
  updatedAt: '2026-11-01T00:00:00Z',
};

const instants = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2030-12-31T23:59:59Z'),
  noInvalidDate: true,
});
const games = fc.array(
  fc.record({
    id: fc.uuid(),
    date: instants.map((instant) => instant.toISOString().slice(0, 10)),
    time: fc.constantFrom('00:00', '02:30', '10:00', '19:00', '23:59'),
    result: fc.constantFrom(null, null, 'W 85-72', 'L 60-61'),
    status: fc.constantFrom('scheduled', 'postponed', 'cancelled'),
  }),
  { maxLength: 12 },
);
const seasons = games.map((rows) => rows.map((row): Game => ({ ...aGame, ...row })));

const startOf = (game: Game) => instantOf(game.date, game.time, NEW_YORK);

describe('nextChangeAt', () => {
  test.prop([seasons, instants])(
    'lies ahead, and until then every game is as upcoming as now, on the same day',
    (season, now) => {
      const change = nextChangeAt(season, now, NEW_YORK);
      expect(change.getTime()).toBeGreaterThan(now.getTime());
      const before = new Date(change.getTime() - 1);
      expect(dayOf(before, NEW_YORK)).toBe(dayOf(now, NEW_YORK));
      const upcomingAt = (moment: Date) =>
        season.filter((game) => isUpcoming(game, moment, NEW_YORK));
      expect(upcomingAt(before)).toEqual(upcomingAt(now));
      const isNewDay = dayOf(change, NEW_YORK) !== dayOf(now, NEW_YORK);
      expect(isNewDay || upcomingAt(change).length < upcomingAt(now).length).toBe(true);
    },
  );

  test('is the start of the game tonight, then the program’s midnight', () => {
    const at = (iso: string) => nextChangeAt([aGame], new Date(iso), NEW_YORK).toISOString();
    expect(at('2026-11-21T20:00:00Z')).toBe('2026-11-22T00:00:00.000Z');
    expect(at('2026-11-22T00:00:00Z')).toBe('2026-11-22T05:00:00.000Z');
  });
});

describe('isUpcoming', () => {
  test('ends at the very start of the game, to the millisecond', () => {
    const start = startOf(aGame);
    expect(isUpcoming(aGame, new Date(start.getTime() - 1), NEW_YORK)).toBe(true);
    expect(isUpcoming(aGame, start, NEW_YORK)).toBe(false);
    expect(isUpcoming(aGame, new Date(start.getTime() + 1), NEW_YORK)).toBe(false);
  });

  test('goes by the program’s clock: 7 PM in New York has begun at 7 PM there, not at 7 PM UTC', () => {
    expect(isUpcoming(aGame, new Date('2026-11-21T23:59:59Z'), NEW_YORK)).toBe(true);
    expect(isUpcoming(aGame, new Date('2026-11-21T23:59:59Z'), 'UTC')).toBe(false);
  });

  test.prop([seasons, instants])(
    'is never a game with a result or one that has begun, whatever its status',
    (season, now) => {
      for (const game of season) {
        const expected = game.result === null && startOf(game) > now;
        expect(isUpcoming(game, now, NEW_YORK)).toBe(expected);
      }
    },
  );
});

describe('isCompleted', () => {
  test.prop([seasons, instants])('is never upcoming, cancelled or postponed', (season, now) => {
    for (const game of season) {
      const expected = !isUpcoming(game, now, NEW_YORK) && game.status === 'scheduled';
      expect(isCompleted(game, now, NEW_YORK)).toBe(expected);
    }
  });

  test('a canceled game of December is to come in November, and was not played in January', () => {
    const cancelled = { ...aGame, date: '2026-12-12', status: 'cancelled' as const };
    const [november, january] = [new Date('2026-11-22T12:00Z'), new Date('2027-01-02T12:00Z')];
    expect(isUpcoming(cancelled, november, NEW_YORK)).toBe(true);
    expect(isCompleted(cancelled, november, NEW_YORK)).toBe(false);
    expect(isUpcoming(cancelled, january, NEW_YORK)).toBe(false);
    expect(isCompleted(cancelled, january, NEW_YORK)).toBe(false);
  });
});

describe('nextGame', () => {
  test.prop([seasons, instants])(
    'is the earliest upcoming game that is still on',
    (season, now) => {
      const next = nextGame(season, now, NEW_YORK);
      const candidates = season.filter(
        (game) => game.status === 'scheduled' && game.result === null && startOf(game) > now,
      );
      expect(next === undefined).toBe(candidates.length === 0);
      for (const game of candidates) {
        if (next) expect(`${next.date}${next.time}` <= `${game.date}${game.time}`).toBe(true);
      }
      if (next) expect(candidates).toContain(next);
    },
  );

  test('passes over a postponed game and one already begun today', () => {
    const now = new Date('2026-11-21T17:00:00Z');
    const begun = { ...aGame, id: 'begun', time: '10:00' };
    const postponed = { ...aGame, id: 'postponed', time: '13:00', status: 'postponed' as const };
    expect(nextGame([aGame, postponed, begun], now, NEW_YORK)?.id).toBe('game-1');
    expect(nextGame([postponed, begun], now, NEW_YORK)).toBeUndefined();
  });
});

describe('filterByMonth', () => {
  test.prop([seasons, instants])('shows everything, in order of start', (season, now) => {
    const shown = filterByMonth(season, 'all', now, NEW_YORK);
    expect(shown).toEqual(inStartOrder(season));
    expect(new Set(shown)).toEqual(new Set(season));
  });

  test.prop([seasons, instants, fc.constantFrom(...MONTH_FILTERS.slice(1))])(
    'keeps exactly the games of that calendar month and year',
    (season, now, filter) => {
      const [year = 0, month = 0] = dayOf(now, NEW_YORK).split('-').map(Number);
      const wanted = year * 12 + month + { all: 0, current: 0, next: 1, previous: -1 }[filter];
      const expected = inStartOrder(season).filter((game) => {
        const [gameYear = 0, gameMonth = 0] = game.date.split('-').map(Number);
        return gameYear * 12 + gameMonth === wanted;
      });
      expect(filterByMonth(season, filter, now, NEW_YORK)).toEqual(expected);
    },
  );

  test.prop([instants])('names three different months in a row', (now) => {
    const current = monthOfFilter('current', now, NEW_YORK);
    expect(monthOfFilter('next', now, NEW_YORK)).toBe(monthOf(`${current}-15`, 1));
    expect(monthOfFilter('previous', now, NEW_YORK)).toBe(monthOf(`${current}-15`, -1));
  });

  test.each([
    ['year end: it is still December in New York', '2027-01-01T04:59:59Z', '2026-12', '2027-01'],
    ['year start', '2027-01-01T05:00:00Z', '2027-01', '2027-02'],
    ['the last hour of October, in summer time', '2026-11-01T03:59:59Z', '2026-10', '2026-11'],
    ['January 31, before a short month', '2027-01-31T17:00:00Z', '2027-01', '2027-02'],
  ])('%s', (_name, now, current, next) => {
    expect(monthOfFilter('current', new Date(now), NEW_YORK)).toBe(current);
    expect(monthOfFilter('next', new Date(now), NEW_YORK)).toBe(next);
  });

  test('the same month of another year is another month', () => {
    const lastYear = { ...aGame, date: '2025-11-21' };
    const now = new Date('2026-11-21T17:00:00Z');
    expect(filterByMonth([lastYear, aGame], 'current', now, NEW_YORK)).toEqual([aGame]);
  });
});

describe('filterByDay', () => {
  test.prop([seasons, instants])('keeps exactly the games of that day', (season, now) => {
    for (const day of [dayOf(now, NEW_YORK), ...season.map((game) => game.date)]) {
      expect(filterByDay(season, day)).toEqual(
        inStartOrder(season.filter((game) => game.date === day)),
      );
    }
  });
});

describe('inStartOrder', () => {
  test.prop([seasons])('is the same order whatever order the games came in', (season) => {
    expect(inStartOrder([...season].reverse())).toEqual(inStartOrder(season));
  });
});
