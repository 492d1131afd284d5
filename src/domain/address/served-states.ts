/** The states that players and volunteers come from (specification §5), and the one a form begins with. */
export const SERVED_STATES = ['FL', 'AL', 'GA'] as const;
export type ServedState = (typeof SERVED_STATES)[number];
export const DEFAULT_STATE: ServedState = 'FL';
