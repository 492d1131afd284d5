import type { VolunteerForm } from '#domain/volunteering/application-form.ts';
import type { VolunteerApplication } from '#domain/volunteering/volunteer-application.ts';
import { stableId } from '../stable-id.ts';
import type { DemoClock } from './clock.ts';

interface VolunteerLine {
  form: Partial<VolunteerForm> &
    Pick<VolunteerForm, 'firstName' | 'lastName' | 'phone' | 'preferredRoles' | 'whyVolunteer'>;
  appliedDaysAgo: number;
  status: VolunteerApplication['status'];
  /** When the office took the latest step. */
  movedDaysAgo?: number;
  /** How long a clearance holds from today, in days. */
  clearedForDays?: number;
  notes?: string;
}

/** What all of them have said alike. */
const SHARED: Omit<VolunteerForm, keyof VolunteerLine['form']> &
  Omit<
    VolunteerForm,
    'firstName' | 'lastName' | 'phone' | 'preferredRoles' | 'whyVolunteer' | 'email'
  > = {
  address: '904 Heron Bay Road',
  city: 'Fort Myers',
  state: 'FL',
  zipCode: '33901',
  dateOfBirth: '1984-03-12',
  emergencyContactName: 'Robin Ellis',
  emergencyContactPhone: '239-555-0159',
  availability: 'flexible',
  timeCommitment: '2-4-hours',
  previousExperience: null,
  workExperience: null,
  education: null,
  skills: null,
  reference1: {
    name: 'Imani Cole',
    phone: '239-555-0157',
    email: null,
    relationship: 'Former employer',
  },
  reference2: {
    name: 'Victor Salas',
    phone: '239-555-0158',
    email: 'victor.salas@example.com',
    relationship: 'Neighbor for ten years',
  },
  backgroundCheckConsent: true,
  trainingCommitment: true,
  codeOfConductAgreement: true,
  communicationConsent: true,
};

const VOLUNTEERS: readonly VolunteerLine[] = [
  {
    form: {
      firstName: 'Marisol',
      lastName: 'Vega',
      phone: '239-555-0150',
      preferredRoles: ['assistant-coach'],
      availability: 'weekday-evenings',
      timeCommitment: '8-plus-hours',
      dateOfBirth: '1990-11-02',
      previousExperience: 'Four years as an assistant at a middle school in Tampa.',
      whyVolunteer: 'Coaches kept me in school. I would like to be that for someone.',
    },
    appliedDaysAgo: 62,
    status: 'cleared',
    movedDaysAgo: 44,
    clearedForDays: 321,
    notes: 'Runs the Tuesday shooting group.',
  },
  {
    form: {
      firstName: 'Howard',
      lastName: 'Pruitt',
      phone: '239-555-0151',
      preferredRoles: ['game-day-support'],
      availability: 'weekends-all-day',
      whyVolunteer: 'I live two streets from the gym and have my Saturdays free.',
    },
    appliedDaysAgo: 41,
    status: 'declined',
    movedDaysAgo: 30,
    notes: 'Did not want a background check after all. May ask again.',
  },
  {
    form: {
      firstName: 'Dana',
      lastName: 'Okafor',
      phone: '239-555-0152',
      preferredRoles: ['academic-tutor'],
      availability: 'weekday-evenings',
      education: 'B.S. in mathematics',
      skills: 'Algebra, geometry, patience',
      whyVolunteer: 'Study hall is where the season is won. I taught math for twelve years.',
    },
    appliedDaysAgo: 15,
    status: 'check_under_way',
    movedDaysAgo: 11,
    notes: 'First reference called: warmly recommended.',
  },
  {
    form: {
      firstName: 'Colleen',
      lastName: 'Ames',
      phone: '239-555-0153',
      preferredRoles: ['event-coordinator', 'fundraising-support'],
      availability: 'weekend-mornings',
      workExperience: 'Event manager at a hotel.',
      whyVolunteer: 'The awards night last year made me want to help with the next one.',
    },
    appliedDaysAgo: 6,
    status: 'applied',
  },
  {
    form: {
      firstName: 'Tomas',
      lastName: 'Herrera',
      phone: '239-555-0154',
      preferredRoles: ['team-parent-liaison'],
      timeCommitment: 'varies',
      whyVolunteer: 'My nephew plays here, and I speak Spanish with the families who prefer it.',
    },
    appliedDaysAgo: 2,
    status: 'applied',
  },
];

/** Applications in every step. */
export function demoVolunteers(clock: DemoClock): VolunteerApplication[] {
  return VOLUNTEERS.map((line) => apply(line, clock));
}

function apply(line: VolunteerLine, clock: DemoClock): VolunteerApplication {
  const { form, appliedDaysAgo, movedDaysAgo, clearedForDays } = line;
  const { firstName, lastName } = form;
  const createdAt = clock.instant(appliedDaysAgo, '18:24');
  return {
    ...SHARED,
    email: `${firstName}.${lastName}@example.com`.toLowerCase(),
    ...form,
    id: stableId('demo volunteer', `${firstName} ${lastName}`),
    requestHash: '',
    status: line.status,
    clearedUntil: clearedForDays === undefined ? null : clock.day(-clearedForDays),
    notes: line.notes ?? null,
    createdAt,
    updatedAt: movedDaysAgo === undefined ? createdAt : clock.instant(movedDaysAgo, '14:05'),
  };
}
