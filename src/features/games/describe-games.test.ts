import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Game } from '#domain/games/game.ts';
import { describeGames } from './describe-games.ts';

const NOW = new Date('2026-11-21T17:00:00Z');
const PAGE = {
  team: 'Calusa Coast Hoops',
  sport: 'Basketball',
  timeZone: 'America/New_York',
  pageUrl: 'https://hoops.example/schedules',
};

const game: Game = {
  id: 'game-1',
  date: '2026-11-24',
  time: '19:05',
  opponent: 'Bonita Tide',
  location: 'Mangrove Park Gym',
  address: '27 Old Depot Lane, Bonita Springs, FL',
  gameType: 'regular',
  isHomeGame: false,
  result: null,
  status: 'scheduled',
  sequence: 0,
  updatedAt: '2026-09-01T00:00:00Z',
};

/** What search engines require of an Event, with a start that says its offset. */
const text = z.string().check(z.minLength(1));
const EventSchema = z.object({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('SportsEvent'),
  name: text,
  startDate: z.iso.datetime({ offset: true }),
  eventStatus: z.enum([
    'https://schema.org/EventScheduled',
    'https://schema.org/EventPostponed',
    'https://schema.org/EventCancelled',
  ]),
  location: z.object({ '@type': z.literal('Place'), name: text, address: text }),
});

test('every game to come has what an event must have', () => {
  const season: Game[] = [
    game,
    { ...game, id: 'home', isHomeGame: true, address: '' },
    { ...game, id: 'off', status: 'cancelled' },
    { ...game, id: 'later', status: 'postponed' },
    { ...game, id: 'played', date: '2026-11-14', result: 'W 80-70' },
  ];
  const events = describeGames(season, NOW, PAGE);
  expect(events).toHaveLength(4);
  for (const event of events) expect(z.safeParse(EventSchema, event).error).toBeUndefined();
});

test('who plays where and when, in the time of the program', () => {
  const [event] = describeGames([game], NOW, PAGE);
  expect(event).toMatchObject({
    name: 'Calusa Coast Hoops at Bonita Tide',
    startDate: '2026-11-24T19:05:00-05:00',
    homeTeam: { name: 'Bonita Tide' },
    awayTeam: { name: 'Calusa Coast Hoops' },
    organizer: { url: 'https://hoops.example/' },
  });
  const [inSummer] = describeGames([{ ...game, date: '2027-07-03' }], NOW, PAGE);
  expect(inSummer?.startDate).toBe('2027-07-03T19:05:00-04:00');
});
