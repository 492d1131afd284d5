import type { Game } from '#domain/games/game.ts';
import { messages } from '#words/refusals/schedule.ts';
import { AppError } from '../../core/app-error.ts';
import { env } from '../../core/env.ts';
import { readProgram } from '../../gateways/program.ts';
import { listGames } from './list-games.ts';
import { renderCalendarFeed } from './render-calendar-feed.ts';

/** The season's games, and the time zone they are played in. */
export async function readSchedule(): Promise<{ games: Game[]; timeZone: string }> {
  const [games, { timeZone }] = await Promise.all([listGames(), readProgram()]);
  return { games, timeZone };
}

/**
 * The season to subscribe to as iCalendar text, or one game to add to a calendar.
 * @throws AppError not_found where there is no such game
 */
export async function readCalendar(gameId: string | null): Promise<string> {
  const [games, program] = await Promise.all([listGames(), readProgram()]);
  const wanted = gameId === null ? games : games.filter(({ id }) => id === gameId);
  if (gameId !== null && wanted.length === 0) {
    throw new AppError('not_found', messages.noGame);
  }
  return renderCalendarFeed(wanted, program, env().SITE_URL);
}
