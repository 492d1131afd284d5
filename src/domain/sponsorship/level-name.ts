/** Of the name of a level: what is longer cannot be applied for, and is not published. */
export const MAX_LEVEL_LENGTH = 100;

/** The level of an amount that is no tier's; not a name that a tier may have. */
export const CUSTOM_LEVEL = 'Custom';
