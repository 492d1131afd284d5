/** How long the dashboard offers to undo a change. */
export const UNDO_SECONDS = 60;
