import type { Game } from '#domain/games/game.ts';
import { gameFromPlan } from './game-plan.ts';
import { PLAYED_GAMES } from './played-games.ts';
import { UPCOMING_GAMES } from './upcoming-games.ts';

/**
 * The demo season as seen from `now`: played games on the days before today, the rest after it.
 * Ids stay the same whatever the day (`game-01` …), so a second seeding finds them.
 */
export function seedGames(now: Date, timeZone: string): Game[] {
  return [...PLAYED_GAMES, ...UPCOMING_GAMES].map((plan, index) =>
    gameFromPlan(plan, `game-${String(index + 1).padStart(2, '0')}`, now, timeZone),
  );
}
