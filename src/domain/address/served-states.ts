/** The states that players and volunteers come from (specification §5). */
export const SERVED_STATES = ['FL', 'AL', 'GA'] as const;
