import { describe, expect, test } from 'vitest';
import type { Game } from '#domain/games/game.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { inLanguageOf } from '../../core/language.ts';
import { renderCalendarFeed } from './render-calendar-feed.ts';

const game: Game = {
  id: 'game-01',
  date: '2026-11-28',
  time: '19:05',
  opponent: 'Naples Nets',
  location: 'Bayside Gym',
  address: '100 Bay St, Naples, FL',
  gameType: 'regular',
  isHomeGame: true,
  result: null,
  status: 'scheduled',
  sequence: 3,
  updatedAt: '2026-11-01T10:00:00Z',
};
const settings = { programName: 'Calusa Coast Hoops', timeZone: 'America/New_York' } as Settings;
const render = (...games: Game[]) => renderCalendarFeed(games, settings, 'https://hoops.example');
/** Unfolds long lines (RFC 5545 §3.1). */
const lines = (feed: string) => feed.replaceAll('\r\n ', '').split('\r\n');

describe('renderCalendarFeed', () => {
  test('tells an event by a UID and SEQUENCE that calendars follow', () => {
    expect(lines(render(game))).toEqual(
      expect.arrayContaining([
        'UID:game-01@hoops.example',
        'SEQUENCE:3',
        'DTSTAMP:20261101T100000Z',
        'DTSTART:20261129T000500Z',
        'SUMMARY:Calusa Coast Hoops vs Naples Nets',
        'LOCATION:Bayside Gym\\, 100 Bay St\\, Naples\\, FL',
        'STATUS:CONFIRMED',
      ]),
    );
  });

  test('keeps a canceled game as CANCELLED, and a postponed one as TENTATIVE', () => {
    expect(lines(render({ ...game, status: 'cancelled' }))).toContain('STATUS:CANCELLED');
    expect(lines(render({ ...game, status: 'postponed' }))).toContain('STATUS:TENTATIVE');
  });

  test.each([
    ['en', 'postponed', 'Postponed: Calusa Coast Hoops vs Naples Nets'],
    ['en', 'cancelled', 'Canceled: Calusa Coast Hoops vs Naples Nets'],
    ['es', 'postponed', 'Pospuesto: Calusa Coast Hoops contra Naples Nets'],
    ['es', 'cancelled', 'Cancelado: Calusa Coast Hoops contra Naples Nets'],
  ] as const)('says first, in %s, that a game is %s', (language, status, summary) => {
    const feed = lines(inLanguageOf(language, () => render({ ...game, status })));
    expect(feed).toContain(`SUMMARY:${summary}`);
  });

  test('says where and how an away game ended', () => {
    const away = { ...game, isHomeGame: false, result: 'L 68-75' };
    expect(lines(render(away))).toContain('SUMMARY:Calusa Coast Hoops at Naples Nets (L 68-75)');
    const spanish = lines(inLanguageOf('es', () => render(away)));
    expect(spanish).toContain(
      'SUMMARY:Calusa Coast Hoops contra Naples Nets (visitante) (P 68-75)',
    );
  });

  test('in Spanish says the same games in Spanish, under the same UIDs', () => {
    const away = { ...game, id: 'game-02', isHomeGame: false, gameType: 'playoff' as const };
    const feed = lines(inLanguageOf('es', () => render(game, away)));
    expect(feed).toEqual(
      expect.arrayContaining([
        'X-WR-CALNAME:Partidos de Calusa Coast Hoops',
        'UID:game-01@hoops.example',
        'SUMMARY:Calusa Coast Hoops contra Naples Nets',
        'SUMMARY:Calusa Coast Hoops contra Naples Nets (visitante)',
        'URL;VALUE=URI:https://hoops.example/es/schedules',
      ]),
    );
    expect(feed.join()).not.toMatch(/ games| vs |Regular Season|Playoff/);
  });

  test('text cannot begin a line of its own', () => {
    const feed = render({ ...game, opponent: 'Evil\r\nSTATUS:CANCELLED\nX:1' });
    expect(lines(feed).filter((line) => line.startsWith('STATUS'))).toEqual(['STATUS:CONFIRMED']);
  });

  test('is the same bytes each time, so caches and calendars see no change', () => {
    expect(render(game)).toBe(render(game));
  });
});
