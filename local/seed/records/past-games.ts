import { subWeeks } from 'date-fns';
import { type PastGame, PastGameSchema } from '#domain/games/past-game.ts';
import { type GamePlan, gameFromPlan } from './game-plan.ts';
import { AWAY_GYMS } from './gyms.ts';

/** The season before that of the demo's settings. */
export const PAST_SEASON = '2025-26 Season';
/** When the office took it off the schedule, and made past players of who had not come back. */
export const ARCHIVED_WEEKS_AGO = 30;

/** The end of a season, a good half year ago: seven games, 5-2. */
const PAST_GAMES: readonly GamePlan[] = [
  { on: 'Saturday', weeks: -40, time: '14:00', opponent: 'Bonita Tide', result: 'W 81-76' },
  {
    on: 'Saturday',
    weeks: -39,
    time: '13:00',
    opponent: 'Lehigh Lightning',
    at: AWAY_GYMS.lantern,
    result: 'L 72-80',
  },
  { on: 'Tuesday', weeks: -38, time: '19:00', opponent: 'Gulfside Elite', result: 'W 84-79' },
  { on: 'Saturday', weeks: -37, time: '14:00', opponent: 'Sanibel Storm', result: 'W 90-68' },
  {
    on: 'Saturday',
    weeks: -36,
    time: '15:00',
    opponent: 'Cape Coral Breakers',
    at: AWAY_GYMS.breakwater,
    result: 'W 77-74',
  },
  {
    on: 'Friday',
    weeks: -35,
    time: '18:30',
    opponent: 'Estero Bay Herons',
    gameType: 'tournament',
    result: 'W 88-83',
  },
  {
    on: 'Saturday',
    weeks: -35,
    time: '16:00',
    opponent: 'North Port Panthers',
    gameType: 'tournament',
    result: 'L 79-85',
  },
];

/** The games of the season before, as the guide to a new season leaves them. */
export function seedPastGames(now: Date, timeZone: string): PastGame[] {
  const archivedAt = subWeeks(now, ARCHIVED_WEEKS_AGO).toISOString();
  return PAST_GAMES.map((plan, index) => {
    const game = gameFromPlan(plan, `past-game-${index + 1}`, now, timeZone);
    return PastGameSchema.parse({ ...game, seasonName: PAST_SEASON, archivedAt });
  });
}
