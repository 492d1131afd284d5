import type { BadgeTone } from '#components/ui/Badge.tsx';
import type { IconPath } from '#components/ui/icons.ts';
import * as icons from '#components/ui/icons.ts';
import { CALENDAR_PATH, MONTH_PARAMETER, SCHEDULE_PATH } from '#contracts/games/page.ts';
import {
  type Day,
  formatDay,
  formatMonthAbbreviation,
  formatShortDay,
  instantOf,
} from '#domain/calendar/calendar.ts';
import type { Game } from '#domain/games/game.ts';
import {
  filterByDay,
  filterByMonth,
  isUpcoming,
  type MonthFilter,
  monthOfFilter,
} from '#domain/games/schedule.ts';
import { isWin, tellResult } from '#domain/games/season-stats.ts';
import { byLanguage } from '#words/by-language.ts';
import { currentLanguage } from '#words/current-language.ts';
import { localeOf } from '#words/language.ts';
import { pageAddress } from '#words/page-address.ts';
import { messages } from '#words/schedule.ts';

/** What the visitor looks for. A picked day overrides the month filter, which it leaves as it was. */
export interface ScheduleSearch {
  month: MonthFilter;
  day: Day | undefined;
}

/** The games to show, in order of start. */
export function findGames(
  games: readonly Game[],
  search: ScheduleSearch,
  now: Date,
  timeZone: string,
): Game[] {
  if (search.day !== undefined) return filterByDay(games, search.day);
  return filterByMonth(games, search.month, now, timeZone);
}

/**
 * Of all games those that lie behind, so that they can be folded; of a month or a day, or where nothing
 * is to come, they are what is looked for.
 */
export function splitAtToday(
  found: readonly Game[],
  { month, day }: ScheduleSearch,
  now: Date,
  timeZone: string,
): { past: readonly Game[]; shown: readonly Game[] } {
  const ahead = found.filter((game) => isUpcoming(game, now, timeZone));
  const isSearched = month !== 'all' || day !== undefined;
  if (isSearched || ahead.length === 0) return { past: [], shown: found };
  return { past: found.filter((game) => !ahead.includes(game)), shown: ahead };
}

/** Games in order, under the months that they are played in: 'November 2026'. */
export function groupByMonth(games: readonly Game[]): { month: string; games: readonly Game[] }[] {
  const groups = new Map<string, Game[]>();
  for (const game of games) {
    const month = monthName().format(new Date(`${game.date}T00:00Z`));
    groups.set(month, [...(groups.get(month) ?? []), game]);
  }
  return [...groups].map(([month, played]) => ({ month, games: played }));
}

const monthName = byLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** Who a team is at a glance: 'BT' of 'Bonita Tide', 'LRK' of 'LaBelle River Kings'. */
export function initialsOf(name: string): string {
  const letters = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return letters
    .map(([first]) => first)
    .slice(0, 3)
    .join('')
    .toUpperCase();
}

/** The hint of the empty state. */
export function emptyHint(search: ScheduleSearch): string {
  return search.day === undefined
    ? messages.noGamesInMonth
    : messages.noGamesOnDay(formatDay(search.day));
}

/** The label of a quick filter: 'All Games', 'Nov', 'Dec', 'Previous'. */
export function filterLabel(filter: MonthFilter, now: Date, timeZone: string): string {
  if (filter === 'all') return messages.allGames;
  if (filter === 'previous') return messages.previous;
  return formatMonthAbbreviation(monthOfFilter(filter, now, timeZone));
}

/** What is searched for, in a few words. */
export function searchLabel(search: ScheduleSearch, now: Date, timeZone: string): string {
  if (search.day !== undefined) return formatDay(search.day);
  return filterLabel(search.month, now, timeZone);
}

export interface GameBadge {
  tone: BadgeTone;
  icon?: IconPath;
  word: string;
}

/**
 * The badge of a game: its result in green when it starts with W and in red otherwise, or what
 * became of the date. A game that has begun and has no result yet is no longer "Upcoming".
 */
export function badgeOf(game: Game, now: Date, timeZone: string): GameBadge {
  if (game.result !== null) {
    return isWin(game.result)
      ? { tone: 'success', icon: icons.check, word: tellResult(game.result, messages.letters) }
      : { tone: 'danger', icon: icons.close, word: tellResult(game.result, messages.letters) };
  }
  if (game.status === 'cancelled') {
    return { tone: 'danger', icon: icons.close, word: messages.cancelled };
  }
  if (game.status === 'postponed') {
    return { tone: 'warning', icon: icons.clock, word: messages.postponed };
  }
  return isUpcoming(game, now, timeZone)
    ? { tone: 'outline', word: messages.upcoming }
    : { tone: 'neutral', icon: icons.clock, word: messages.awaitingResult };
}

/** From then on a day could be taken for the same one of another season. */
const HALF_A_YEAR_MS = 183 * 24 * 60 * 60 * 1000;

/** 'Sat, Nov 21'; of another season than this 'Sat, Nov 22, 2025', because All Games shows both. */
export function cardDay({ date, time }: Game, now: Date, timeZone: string): string {
  const distance = Math.abs(instantOf(date, time, timeZone).getTime() - now.getTime());
  const day = formatShortDay(date);
  return distance < HALF_A_YEAR_MS ? day : `${day}, ${date.slice(0, 4)}`;
}

/** Only a game that will be played on the day it says belongs in a visitor's calendar. */
export function canBeAdded(game: Game, now: Date, timeZone: string): boolean {
  return game.status === 'scheduled' && isUpcoming(game, now, timeZone);
}

/** The calendar file of one game. */
export function calendarHref(game: Game): string {
  return `${pageAddress(CALENDAR_PATH)}?${new URLSearchParams({ game: game.id })}`;
}

/** The page with a filter set. */
export function scheduleHref(month: MonthFilter): string {
  if (month === 'all') return pageAddress(SCHEDULE_PATH);
  return `${pageAddress(SCHEDULE_PATH)}?${new URLSearchParams({ [MONTH_PARAMETER]: month })}`;
}

/** How people call a time zone, such as 'Eastern Time', in the current language. */
export function timeZoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat(localeOf(currentLanguage()), {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts(new Date());
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
}
