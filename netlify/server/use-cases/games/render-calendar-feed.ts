import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { SCHEDULE_PATH } from '#contracts/games/page.ts';
import { instantOf } from '#domain/calendar/calendar.ts';
import type { Game } from '#domain/games/game.ts';
import { tellResult } from '#domain/games/season-stats.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { messages } from '#words/labels/calendar-feed.ts';
import { messages as gameTypes } from '#words/labels/game-types.ts';
import { pageAddress } from '#words/page-address.ts';
import { messages as schedule } from '#words/schedule.ts';

/** Long enough for a game and its overtime; the schedule itself has no end times. */
const GAME_MINUTES = 105;

const STATUS: Record<Game['status'], ICalEventStatus> = {
  scheduled: ICalEventStatus.CONFIRMED,
  postponed: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
};

/**
 * Games as an iCalendar feed (RFC 5545). A game keeps its UID for life, its SEQUENCE rises with each
 * change, and a canceled game stays in the feed as CANCELLED, so subscribed calendars follow. Many show nothing
 * of a status: the title says it first. In the language that is spoken.
 */
export function renderCalendarFeed(
  games: readonly Game[],
  { programName, timeZone }: Pick<Settings, 'programName' | 'timeZone'>,
  siteUrl: string,
): string {
  const { letters } = schedule;
  const host = new URL(siteUrl).hostname;
  const calendar = ical({
    name: messages.name(programName),
    prodId: { company: 'Courtside', product: 'schedule' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 60 * 60,
  });
  for (const game of games) {
    const start = instantOf(game.date, game.time, timeZone);
    const title = messages[game.isHomeGame ? 'home' : 'away'](programName, game.opponent);
    const told = game.result ? `${title} (${tellResult(game.result, letters)})` : title;
    calendar.createEvent({
      id: `${game.id}@${host}`,
      sequence: game.sequence,
      stamp: new Date(game.updatedAt),
      lastModified: new Date(game.updatedAt),
      start,
      end: new Date(start.getTime() + GAME_MINUTES * 60_000),
      summary: game.status === 'scheduled' ? told : messages[game.status](told),
      description: gameTypes[game.gameType],
      location: [game.location, game.address].filter(Boolean).join(', '),
      status: STATUS[game.status],
      url: `${siteUrl}${pageAddress(SCHEDULE_PATH)}`,
    });
  }
  return calendar.toString();
}
