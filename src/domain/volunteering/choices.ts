/* What a volunteer chooses from, apart from the schemas: the page needs no Zod to show it. */

export const VOLUNTEER_ROLES = [
  'assistant-coach',
  'event-coordinator',
  'team-parent-liaison',
  'academic-tutor',
  'fundraising-support',
  'game-day-support',
] as const;
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
