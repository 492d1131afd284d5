/** Of the name of a level: what is longer cannot be applied for, and is not published. */
export const MAX_LEVEL_LENGTH = 100;
