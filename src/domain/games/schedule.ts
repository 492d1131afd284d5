import { type Day, dayAfter, dayOf, instantOf, monthOf } from '#domain/calendar/calendar.ts';
import type { Game } from './game.ts';

export const MONTH_FILTERS = ['all', 'current', 'next', 'previous'] as const;
export type MonthFilter = (typeof MONTH_FILTERS)[number];

/** Whether a text from outside names a filter. */
export function isMonthFilter(text: string | null): text is MonthFilter {
  return MONTH_FILTERS.some((filter) => filter === text);
}

/** Games in order of start, then by id so that the order is total. */
export function inStartOrder(games: readonly Game[]): Game[] {
  return [...games].sort(
    (a, b) => compare(a.date, b.date) || compare(a.time, b.time) || compare(a.id, b.id),
  );
}

/** By code units: `localeCompare` would order the same games differently from device to device. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * The one definition of "upcoming" (decisions §4, §10): no result and starts later than now. A
 * canceled or postponed game is upcoming, too, until its date passes; its badge says what became of it.
 */
export function isUpcoming(game: Game, now: Date, timeZone: string): boolean {
  return game.result === null && instantOf(game.date, game.time, timeZone) > now;
}

/**
 * When the schedule next changes without an edit: the next game starts, or the program's next day begins.
 * Until then the same games look the same.
 */
export function nextChangeAt(games: readonly Game[], now: Date, timeZone: string): Date {
  const tomorrow = dayAfter(dayOf(now, timeZone));
  const starts = games
    .filter((game) => isUpcoming(game, now, timeZone))
    .map((game) => instantOf(game.date, game.time, timeZone).getTime());
  return new Date(Math.min(instantOf(tomorrow, '00:00', timeZone).getTime(), ...starts));
}

/** Whether a game was played, as far as we know: one that was canceled or postponed never was. */
export function isCompleted(game: Game, now: Date, timeZone: string): boolean {
  return game.status === 'scheduled' && !isUpcoming(game, now, timeZone);
}

/** The first upcoming game that is still on, or undefined. */
export function nextGame(games: readonly Game[], now: Date, timeZone: string): Game | undefined {
  return inStartOrder(games).find(
    (game) => game.status === 'scheduled' && isUpcoming(game, now, timeZone),
  );
}

/** The calendar month 'YYYY-MM' a filter stands for today (next = plus one month, previous = minus one). */
export function monthOfFilter(
  filter: Exclude<MonthFilter, 'all'>,
  now: Date,
  timeZone: string,
): string {
  return monthOf(dayOf(now, timeZone), { current: 0, next: 1, previous: -1 }[filter]);
}

/** Games of the calendar month a filter stands for today, or all of them. */
export function filterByMonth(
  games: readonly Game[],
  filter: MonthFilter,
  now: Date,
  timeZone: string,
): Game[] {
  if (filter === 'all') return inStartOrder(games);
  const month = monthOfFilter(filter, now, timeZone);
  return inStartOrder(games).filter((game) => monthOf(game.date) === month);
}

/** Games of one calendar day. */
export function filterByDay(games: readonly Game[], day: Day): Game[] {
  return inStartOrder(games).filter((game) => game.date === day);
}
