import { describe, expect, it } from 'vitest';
import type { Game } from '#domain/games/game.ts';
import { readLanguageFrom } from '#words/current-language.ts';
import {
  badgeOf,
  calendarHref,
  canBeAdded,
  cardDay,
  emptyHint,
  filterLabel,
  findGames,
  groupByMonth,
  initialsOf,
  type ScheduleSearch,
  searchLabel,
  splitAtToday,
  timeZoneName,
} from './schedule-view.ts';

const NEW_YORK = 'America/New_York';
const NOW = new Date('2026-11-21T17:00:00Z');

const upcoming: Game = {
  id: 'game-1',
  date: '2026-11-24',
  time: '19:00',
  opponent: 'Bonita Tide',
  location: 'Mangrove Park Gym',
  address: '27 Old Depot Lane',
  gameType: 'regular',
  isHomeGame: false,
  result: null,
  status: 'scheduled',
  sequence: 0,
  updatedAt: '2026-09-01T00:00:00Z',
};
const lastWeek: Game = { ...upcoming, id: 'game-0', date: '2026-11-14' };

describe('findGames', () => {
  it('lets a picked day override the month filter', () => {
    const games = [upcoming, lastWeek];
    const day = '2026-11-24';
    expect(findGames(games, { month: 'previous', day }, NOW, NEW_YORK)).toEqual([upcoming]);
    expect(findGames(games, { month: 'previous', day: undefined }, NOW, NEW_YORK)).toEqual([]);
    expect(findGames(games, { month: 'current', day: undefined }, NOW, NEW_YORK)).toEqual([
      lastWeek,
      upcoming,
    ]);
  });
});

describe('groupByMonth', () => {
  it('puts games under their months, in their order', () => {
    const later = { ...upcoming, id: 'game-2', date: '2027-01-02' };
    expect(groupByMonth([lastWeek, upcoming, later])).toEqual([
      { month: 'November 2026', games: [lastWeek, upcoming] },
      { month: 'January 2027', games: [later] },
    ]);
  });
});

describe('the words of the specification', () => {
  it('names the empty day or month', () => {
    expect(emptyHint({ month: 'all', day: '2026-12-25' })).toBe(
      'No games scheduled for December 25, 2026. Try selecting a different date.',
    );
    expect(emptyHint({ month: 'next', day: undefined })).toBe(
      'No games scheduled for the selected month. Try selecting a different month.',
    );
  });

  it('says what was searched for', () => {
    expect(searchLabel({ month: 'next', day: undefined }, NOW, NEW_YORK)).toBe('Dec');
    expect(searchLabel({ month: 'next', day: '2026-11-24' }, NOW, NEW_YORK)).toBe(
      'November 24, 2026',
    );
  });

  it('names the quick filters after their months, by the program’s clock', () => {
    const labels = (now: Date) =>
      (['all', 'current', 'next', 'previous'] as const).map((filter) =>
        filterLabel(filter, now, NEW_YORK),
      );
    expect(labels(NOW)).toEqual(['All Games', 'Nov', 'Dec', 'Previous']);
    expect(labels(new Date('2027-01-01T04:00:00Z'))).toEqual([
      'All Games',
      'Dec',
      'Jan',
      'Previous',
    ]);
  });
});

describe('splitAtToday', () => {
  const all = [lastWeek, upcoming];
  const split = (games: Game[], search: ScheduleSearch) =>
    splitAtToday(games, search, NOW, NEW_YORK);

  it('parts all games into those behind and those to come', () => {
    expect(split(all, { month: 'all', day: undefined })).toEqual({
      past: [lastWeek],
      shown: [upcoming],
    });
  });

  it.each([
    ['a month', all, { month: 'current', day: undefined }],
    ['a day', all, { month: 'all', day: '2026-11-24' }],
    ['a season that is over', [lastWeek], { month: 'all', day: undefined }],
  ] as const)('leaves %s whole', (_name, games, search) => {
    expect(split([...games], search)).toEqual({ past: [], shown: games });
  });
});

it.each([
  ['Bonita Tide', 'BT'],
  ['LaBelle River Kings of the Lake', 'LRK'],
  ['  ’76ers ', '7'],
  ['Ávila', 'Á'],
  ['–', ''],
])('the initials of %s are “%s”', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

describe('badgeOf', () => {
  it.each([
    ['a win', { ...lastWeek, result: 'W 85-72' }, 'success', 'W 85-72'],
    ['a loss', { ...lastWeek, result: 'L 72-85' }, 'danger', 'L 72-85'],
    ['any other result', { ...lastWeek, result: 'T 70-70' }, 'danger', 'T 70-70'],
    ['upcoming', upcoming, 'outline', 'Upcoming'],
    ['begun without a result', lastWeek, 'neutral', 'Awaiting result'],
    ['postponed', { ...upcoming, status: 'postponed' as const }, 'warning', 'Postponed'],
    ['cancelled', { ...upcoming, status: 'cancelled' as const }, 'danger', 'Canceled'],
    [
      'a result weighs more than a status',
      { ...lastWeek, status: 'postponed' as const, result: 'W 85-72' },
      'success',
      'W 85-72',
    ],
  ])('%s', (_name, game, tone, word) => {
    expect(badgeOf(game, NOW, NEW_YORK)).toMatchObject({ tone, word });
  });
});

describe('adding a game to a calendar', () => {
  it('is offered for games that will be played as told', () => {
    expect(canBeAdded(upcoming, NOW, NEW_YORK)).toBe(true);
    expect(canBeAdded(lastWeek, NOW, NEW_YORK)).toBe(false);
    expect(canBeAdded({ ...upcoming, status: 'postponed' }, NOW, NEW_YORK)).toBe(false);
    expect(canBeAdded({ ...upcoming, status: 'cancelled' }, NOW, NEW_YORK)).toBe(false);
  });

  it('survives any id in the address', () => {
    expect(calendarHref({ ...upcoming, id: 'a&b=c d' })).toBe('/schedule.ics?game=a%26b%3Dc+d');
    readLanguageFrom(() => 'es');
    expect(calendarHref(upcoming)).toBe(`/es/schedule.ics?game=${upcoming.id}`);
    readLanguageFrom(() => 'en');
  });
});

describe('timeZoneName', () => {
  it.each([
    [NEW_YORK, 'Eastern Time'],
    ['America/Phoenix', 'Mountain Standard Time'],
    // Which was another zone until 1983.
    ['America/Anchorage', 'Alaska Time'],
    ['Pacific/Honolulu', 'Hawaii-Aleutian Standard Time'],
  ])('of %s is what people call it: %s', (zone, name) => {
    expect(timeZoneName(zone)).toBe(name);
  });
});

it('says the year of a card where the day could be one of another season', () => {
  expect(cardDay(upcoming, NOW, NEW_YORK)).toBe('Tue, Nov 24');
  expect(cardDay({ ...upcoming, date: '2025-11-22' }, NOW, NEW_YORK)).toBe('Sat, Nov 22, 2025');
  expect(cardDay({ ...upcoming, date: '2027-01-02' }, NOW, NEW_YORK)).toBe('Sat, Jan 2');
  expect(cardDay({ ...upcoming, date: '2027-11-24' }, NOW, NEW_YORK)).toBe('Wed, Nov 24, 2027');
});
