/* What a game can be. Apart from the schema, which brings Zod to whatever shows a game. */

export const GAME_TYPES = ['regular', 'playoff', 'tournament', 'scrimmage'] as const;
export const GAME_STATUSES = ['scheduled', 'postponed', 'cancelled'] as const;
