import type {
  AVAILABILITIES,
  TIME_COMMITMENTS,
  VOLUNTEER_ROLES,
} from '#domain/volunteering/volunteer-application.ts';
import type { VolunteerStatus } from '#domain/volunteering/volunteer-status.ts';

/** What a person reads on the Volunteers tab. */
export const volunteerMessages = {
  title: 'Volunteers',
  empty: {
    title: 'No applications',
    text: 'They appear here as people offer to help. A search or filter may hide some.',
  },
  fetchFailed: 'Error fetching volunteers',
  name: 'Name',
  roleColumn: 'Roles',
  available: 'Availability',
  time: 'Time Commitment',
  clearedUntil: 'Cleared Until',
  dateOfBirth: 'Date of Birth',
  emergency: 'Emergency Contact',
  why: 'Why they would like to volunteer',
  previousExperience: 'Volunteered before',
  workExperience: 'Work',
  education: 'Education',
  skills: 'Skills',
  reference: (number: number) => `Reference ${number}`,
  mayWrite: 'May be written to',
  roles: {
    'assistant-coach': 'Assistant Coach',
    'event-coordinator': 'Event Coordinator',
    'team-parent-liaison': 'Team Parent Liaison',
    'academic-tutor': 'Academic Tutor',
    'fundraising-support': 'Fundraising Support',
    'game-day-support': 'Game Day Support',
  } satisfies Record<(typeof VOLUNTEER_ROLES)[number], string>,
  availabilities: {
    'weekday-evenings': 'Weekday evenings',
    'weekend-mornings': 'Weekend mornings',
    'weekend-afternoons': 'Weekend afternoons',
    'weekends-all-day': 'Weekends, all day',
    flexible: 'Flexible',
  } satisfies Record<(typeof AVAILABILITIES)[number], string>,
  times: {
    '2-4-hours': '2-4 hours a week',
    '4-6-hours': '4-6 hours a week',
    '6-8-hours': '6-8 hours a week',
    '8-plus-hours': '8 hours a week or more',
    varies: 'It varies',
  } satisfies Record<(typeof TIME_COMMITMENTS)[number], string>,
  statuses: {
    applied: 'Applied',
    check_under_way: 'Check under way',
    cleared: 'Cleared',
    declined: 'Declined',
  } satisfies Record<VolunteerStatus, string>,
  step: {
    heading: 'Next Step',
    status: 'Status',
    until: 'Cleared until',
    untilHint: 'Such as a year from now.',
    choose: 'Choose…',
    submit: 'Save and Email',
    hint: 'The applicant is mailed.',
    done: { title: 'Volunteer updated', description: 'The applicant is mailed.' },
    failed: 'Error updating volunteer',
  },
} as const;
