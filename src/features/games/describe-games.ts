import { localIso } from '#domain/calendar/calendar.ts';
import type { Game } from '#domain/games/game.ts';
import { inStartOrder, isUpcoming } from '#domain/games/schedule.ts';
import { messages } from '#words/schedule.ts';

/** The words of schema.org. A postponed game keeps its old date until it has a new one. */
const STATUS: Readonly<Record<Game['status'], string>> = {
  scheduled: 'https://schema.org/EventScheduled',
  postponed: 'https://schema.org/EventPostponed',
  cancelled: 'https://schema.org/EventCancelled',
};

interface Described {
  team: string;
  /** 'Basketball' */
  sport: string;
  /** IANA name: the start is told with its offset. */
  timeZone: string;
  /** Absolute address of the schedule's page. */
  pageUrl: string;
}

/**
 * The games to come as schema.org SportsEvents, for search engines. Made in the browser, from what the
 * API has just told: a game that moves is right at once, without another build.
 */
export function describeGames(
  games: readonly Game[],
  now: Date,
  { team, sport, timeZone, pageUrl }: Described,
) {
  const us = { '@type': 'SportsTeam', name: team };
  return inStartOrder(games)
    .filter((game) => isUpcoming(game, now, timeZone))
    .map((game) => {
      const them = { '@type': 'SportsTeam', name: game.opponent };
      const [homeTeam, awayTeam] = game.isHomeGame ? [us, them] : [them, us];
      return {
        '@context': 'https://schema.org',
        '@type': 'SportsEvent',
        name: messages.at(awayTeam.name, homeTeam.name),
        startDate: localIso(game.date, game.time, timeZone),
        eventStatus: STATUS[game.status],
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: {
          '@type': 'Place',
          name: game.location,
          address: game.address || game.location,
        },
        sport,
        homeTeam,
        awayTeam,
        organizer: { ...us, url: new URL('/', pageUrl).href },
        url: pageUrl,
      };
    });
}
