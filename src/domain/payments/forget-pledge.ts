/**
 * After how many days a check or transfer that was promised is not spoken of any more: nobody is reminded
 * of it, and the browser it was promised in does not ask for it.
 */
export const FORGET_PLEDGE_AFTER_DAYS = 44;
