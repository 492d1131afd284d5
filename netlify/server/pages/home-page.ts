import Mustache from 'mustache';
import {
  type Day,
  dayAfter,
  dayOf,
  formatLongDay,
  formatShortDay,
  formatTimeOfDay,
  instantOf,
} from '#domain/calendar/calendar.ts';
import type { Game } from '#domain/games/game.ts';
import { inStartOrder, isUpcoming, nextChangeAt, nextGame } from '#domain/games/schedule.ts';
import { computeSeasonStats, tellResult } from '#domain/games/season-stats.ts';
import { MOST_DATES } from '#features/home/filled-blocks.ts';
import { messages } from '#words/home.ts';
import { messages as schedule } from '#words/schedule.ts';

/** How many results, and how many games after the next, one takes in at a glance. */
const MOST = 3;

const GAMES = /<!--games-->([\s\S]*?)<!--\/games-->/;
const DATES = /<!--dates-->([\s\S]*?)<!--\/dates-->/;
/** One date of the band, which holds no list of its own. */
const DATE = /<li\b[^>]*\sdata-until="([\d-]+)"[\s\S]*?<\/li>/g;
const TIME_ZONE = /<html\b[^>]*\sdata-time-zone="([^"]+)"/;

/**
 * The built home page with what is true now: the games, in the form that the build has left for them, and
 * the next dates.
 * @param page as the build has written it
 * @returns until when it stays as it is, unless a game is changed
 * @throws Error when the page is not one of these
 */
export function fillHomePage(
  page: string,
  games: readonly Game[],
  now: Date,
): { html: string; until: Date } {
  const timeZone = TIME_ZONE.exec(page)?.[1];
  if (!timeZone) throw new Error('The page tells no time zone.');
  const today = dayOf(now, timeZone);
  const html = page
    .replace(GAMES, (_, form: string) => fillGames(form, games, now, timeZone))
    .replace(DATES, (_, band: string) => keepNextDates(band, today));
  return { html, until: nextChangeAt(games, now, timeZone) };
}

/** Nothing where there is neither a game to come nor one with a result. */
function fillGames(form: string, games: readonly Game[], now: Date, timeZone: string): string {
  const next = nextGame(games, now, timeZone);
  const ahead = inStartOrder(games).filter(
    (game) => game.status === 'scheduled' && game !== next && isUpcoming(game, now, timeZone),
  );
  const results = inStartOrder(games).filter(({ result }) => result !== null);
  if (!next && results.length === 0) return '';
  const facts = {
    next: next && { ...tell(next, timeZone), ...tellNext(next, dayOf(now, timeZone)) },
    hasAhead: ahead.length > 0,
    ahead: ahead.slice(0, MOST).map((game) => tell(game, timeZone)),
    hasResults: results.length > 0,
    results: results
      .slice(-MOST)
      .reverse()
      .map((game) => tell(game, timeZone)),
    record: computeSeasonStats(games)?.record,
  };
  return unhide(Mustache.render(form, facts));
}

/** A game in words. */
function tell(game: Game, timeZone: string) {
  const { id, date, time, opponent, location, isHomeGame, result } = game;
  return {
    id: encodeURIComponent(id),
    start: instantOf(date, time, timeZone).toISOString(),
    time: formatTimeOfDay(time),
    shortDay: formatShortDay(date),
    opponent,
    location,
    result: result && tellResult(result, schedule.letters),
    versus: isHomeGame ? messages.games.versus : messages.games.at,
  };
}

function tellNext({ date }: Game, today: Day) {
  return { day: formatLongDay(date), inDays: messages.games.inDays(daysUntil(date, today)) };
}

function daysUntil(day: Day, today: Day): number {
  let days = 0;
  for (let each = today; each < day; each = dayAfter(each)) days += 1;
  return days;
}

/** Nothing where all are over. */
function keepNextDates(band: string, today: Day): string {
  const entries = [...band.matchAll(DATE)].filter(([, until = '']) => until >= today);
  const next = new Set(entries.slice(0, MOST_DATES).map(([entry]) => entry));
  if (next.size === 0) return '';
  return band.replace(DATE, (entry) => (next.has(entry) ? unhide(entry) : ''));
}

/** Shows the part that the build has hidden: the first of a text that may be. */
function unhide(html: string): string {
  return html.replace(/(<(?:section|li)\b[^>]*?)\shidden(?:="")?(?=[\s>])/, '$1');
}
