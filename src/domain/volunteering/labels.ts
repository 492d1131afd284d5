import type { AVAILABILITIES, TIME_COMMITMENTS, VOLUNTEER_ROLES } from './choices.ts';

/* What the answers of the application are called, on the form and on the dashboard. */

export const VOLUNTEER_ROLE_LABELS: Readonly<Record<(typeof VOLUNTEER_ROLES)[number], string>> = {
  'assistant-coach': 'Assistant Coach',
  'event-coordinator': 'Event Coordinator',
  'team-parent-liaison': 'Team Parent Liaison',
  'academic-tutor': 'Academic Tutor',
  'fundraising-support': 'Fundraising Support',
  'game-day-support': 'Game Day Support',
};

export const AVAILABILITY_LABELS: Readonly<Record<(typeof AVAILABILITIES)[number], string>> = {
  'weekday-evenings': 'Weekday evenings',
  'weekend-mornings': 'Weekend mornings',
  'weekend-afternoons': 'Weekend afternoons',
  'weekends-all-day': 'Weekends, all day',
  flexible: 'Flexible',
};

export const TIME_COMMITMENT_LABELS: Readonly<Record<(typeof TIME_COMMITMENTS)[number], string>> = {
  '2-4-hours': '2-4 hours a week',
  '4-6-hours': '4-6 hours a week',
  '6-8-hours': '6-8 hours a week',
  '8-plus-hours': '8 hours a week or more',
  varies: 'It varies',
};
