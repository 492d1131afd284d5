import { subYears } from 'date-fns';

/** How long financial records are kept after their last change, as the privacy page promises. */
export const KEPT_YEARS = 7;

/** What has not changed since then is deleted by night. */
export function booksKeptSince(now: Date): Date {
  return subYears(now, KEPT_YEARS);
}
