import type { VolunteerStatus } from '#domain/volunteering/volunteer-status.ts';
import { messages as labels } from '#words/en/labels/volunteering.ts';

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
  mayWrite: 'OK to contact',
  roles: labels.roles,
  availabilities: labels.availabilities,
  times: labels.times,
  statuses: {
    applied: 'Applied',
    check_under_way: 'Check in progress',
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
    hint: 'The applicant gets an email, so this cannot be undone.',
    done: { title: 'Volunteer updated', description: 'The applicant will get an email.' },
    failed: 'Error updating volunteer',
  },
} as const;
