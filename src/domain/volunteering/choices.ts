/* What a volunteer chooses from, apart from the schemas: the page needs no Zod to show it. */

/** What an opportunity is called in an application for good: lower-case words with hyphens. */
export const ROLE_SLUG = /^(?=.{1,60}$)[a-z0-9]+(-[a-z0-9]+)*$/;
/** More than any program looks for. */
export const MOST_ROLES = 50;
export const AVAILABILITIES = [
  'weekday-evenings',
  'weekend-mornings',
  'weekend-afternoons',
  'weekends-all-day',
  'flexible',
] as const;
export const TIME_COMMITMENTS = [
  '2-4-hours',
  '4-6-hours',
  '6-8-hours',
  '8-plus-hours',
  'varies',
] as const;
