/** Of an answer: what takes the change back that was just made. */
export const UNDO_HEADER = 'x-undo';
