import type { GamePlan } from './game-plan.ts';
import { AWAY_GYMS } from './gyms.ts';

/**
 * The 15 played games of the demo season, oldest first. Together they give 12-3, 89.2 points
 * (1,338 in 15), 8-2 at home and 4-1 away; the test beside seed-games.ts fails when they do not.
 */
export const PLAYED_GAMES: GamePlan[] = [
  { on: 'Saturday', weeks: -10, time: '14:00', opponent: 'Cape Coral Breakers', result: 'W 92-78' },
  {
    on: 'Saturday',
    weeks: -9,
    time: '16:30',
    opponent: 'Gulfside Elite',
    at: AWAY_GYMS.gulfside,
    result: 'W 88-81',
  },
  { on: 'Tuesday', weeks: -8, time: '19:00', opponent: 'Estero Bay Herons', result: 'L 79-84' },
  { on: 'Saturday', weeks: -8, time: '14:00', opponent: 'Bonita Tide', result: 'W 95-70' },
  {
    on: 'Saturday',
    weeks: -7,
    time: '13:00',
    opponent: 'Lehigh Lightning',
    at: AWAY_GYMS.lantern,
    result: 'W 101-88',
  },
  { on: 'Tuesday', weeks: -6, time: '19:00', opponent: 'Punta Gorda Pelicans', result: 'W 86-80' },
  {
    on: 'Saturday',
    weeks: -6,
    time: '15:00',
    opponent: 'Port Charlotte Mariners',
    at: AWAY_GYMS.palmetto,
    result: 'L 82-90',
  },
  {
    on: 'Friday',
    weeks: -5,
    time: '18:30',
    opponent: 'Immokalee Ridge Runners',
    gameType: 'tournament',
    result: 'W 91-83',
  },
  {
    on: 'Saturday',
    weeks: -5,
    time: '12:00',
    opponent: 'Sanibel Storm',
    gameType: 'tournament',
    result: 'W 97-74',
  },
  {
    on: 'Saturday',
    weeks: -4,
    time: '16:00',
    opponent: 'Cape Coral Breakers',
    at: AWAY_GYMS.breakwater,
    result: 'W 84-79',
  },
  { on: 'Tuesday', weeks: -3, time: '19:00', opponent: 'Gulfside Elite', result: 'W 90-85' },
  { on: 'Saturday', weeks: -3, time: '14:00', opponent: 'Marco Island Marlins', result: 'W 94-87' },
  { on: 'Tuesday', weeks: -2, time: '19:00', opponent: 'LaBelle River Kings', result: 'L 77-81' },
  {
    on: 'Saturday',
    weeks: -2,
    time: '13:30',
    opponent: 'Estero Bay Herons',
    at: AWAY_GYMS.cypress,
    result: 'W 89-72',
  },
  { on: 'Saturday', weeks: -1, time: '14:00', opponent: 'North Port Panthers', result: 'W 93-86' },
];
