import type { GamePlan } from './game-plan.ts';
import { AWAY_GYMS } from './gyms.ts';

/** The rest of the demo season, to the playoffs; one game of every type and status. */
export const UPCOMING_GAMES: GamePlan[] = [
  {
    on: 'Tuesday',
    weeks: 1,
    time: '19:00',
    opponent: 'Bonita Tide',
    at: AWAY_GYMS.mangrove,
  },
  { on: 'Saturday', weeks: 1, time: '14:00', opponent: 'Lehigh Lightning' },
  { on: 'Tuesday', weeks: 2, time: '19:00', opponent: 'Port Charlotte Mariners' },
  {
    on: 'Saturday',
    weeks: 2,
    time: '16:30',
    opponent: 'Punta Gorda Pelicans',
    at: AWAY_GYMS.harborview,
  },
  {
    on: 'Friday',
    weeks: 3,
    time: '18:00',
    opponent: 'Coach & Alumni Select',
    gameType: 'scrimmage',
  },
  {
    on: 'Tuesday',
    weeks: 4,
    time: '19:00',
    opponent: 'Immokalee Ridge Runners',
    status: 'postponed',
  },
  { on: 'Saturday', weeks: 4, time: '14:00', opponent: 'Sanibel Storm' },
  {
    on: 'Friday',
    weeks: 5,
    time: '17:30',
    opponent: 'Sarasota Bayfront Hawks',
    at: AWAY_GYMS.gulfside,
    gameType: 'tournament',
  },
  {
    on: 'Saturday',
    weeks: 5,
    time: '11:00',
    opponent: 'Venice Jetty Sharks',
    at: AWAY_GYMS.gulfside,
    gameType: 'tournament',
  },
  {
    on: 'Tuesday',
    weeks: 6,
    time: '19:00',
    opponent: 'North Port Panthers',
    at: AWAY_GYMS.palmetto,
    status: 'cancelled',
  },
  { on: 'Saturday', weeks: 6, time: '15:00', opponent: 'LaBelle River Kings' },
  {
    on: 'Saturday',
    weeks: 8,
    time: '13:00',
    opponent: 'Cape Coral Breakers',
    at: AWAY_GYMS.breakwater,
  },
  { on: 'Tuesday', weeks: 9, time: '19:00', opponent: 'Marco Island Marlins' },
  { on: 'Saturday', weeks: 10, time: '14:00', opponent: 'Gulfside Elite', gameType: 'playoff' },
  { on: 'Saturday', weeks: 11, time: '17:00', opponent: 'Estero Bay Herons', gameType: 'playoff' },
];
