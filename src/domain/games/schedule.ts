import { type Day, dayOf, instantOf, monthOf } from '#domain/calendar/calendar.ts';
import type { Game } from './game.ts';

export const MONTH_FILTERS = ['all', 'current', 'next', 'previous'] as const;
export type MonthFilter = (typeof MONTH_FILTERS)[number];

/** Games in order of start, then by id so that the order is total. */
export function inStartOrder(games: readonly Game[]): Game[] {
  return [...games].sort(
    (a, b) =>
      a.date.localeCompare(b.date) || a.time.localeCompare(b.time) || a.id.localeCompare(b.id),
  );
}

/**
 * The one definition of "upcoming" (decisions §4): no result and starts later than now.
 * A cancelled game is never upcoming; a postponed one is, until its date passes.
 */
export function isUpcoming(game: Game, now: Date, timeZone: string): boolean {
  return (
    game.result === null &&
    game.status !== 'cancelled' &&
    instantOf(game.date, game.time, timeZone) > now
  );
}

/** The first upcoming game that is still on, or undefined. */
export function nextGame(games: readonly Game[], now: Date, timeZone: string): Game | undefined {
  return inStartOrder(games).find(
    (game) => game.status === 'scheduled' && isUpcoming(game, now, timeZone),
  );
}

/** Games of a calendar month relative to today (next = today plus one month, previous = minus one). */
export function filterByMonth(
  games: readonly Game[],
  filter: MonthFilter,
  now: Date,
  timeZone: string,
): Game[] {
  if (filter === 'all') return inStartOrder(games);
  const offset = { current: 0, next: 1, previous: -1 }[filter];
  const month = monthOf(dayOf(now, timeZone), offset);
  return inStartOrder(games).filter((game) => game.date.startsWith(month));
}

/** Games of one calendar day. */
export function filterByDay(games: readonly Game[], day: Day): Game[] {
  return inStartOrder(games).filter((game) => game.date === day);
}
