/* What a game can be, and its words. Apart from the schema, which brings Zod to whatever shows a game. */

export const GAME_TYPES = ['regular', 'playoff', 'tournament', 'scrimmage'] as const;
export const GAME_STATUSES = ['scheduled', 'postponed', 'cancelled'] as const;

/** The words of the specification for a game's type. */
export const GAME_TYPE_LABELS: Record<(typeof GAME_TYPES)[number], string> = {
  regular: 'Regular Season',
  playoff: 'Playoff',
  tournament: 'Tournament',
  scrimmage: 'Scrimmage',
};
