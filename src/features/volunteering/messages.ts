import type {
  AVAILABILITIES,
  TIME_COMMITMENTS,
  VOLUNTEER_ROLES,
} from '#domain/volunteering/volunteer-application.ts';

/** What a person reads who applies to volunteer. Toasts are the specification's. */
export const messages = {
  title: 'Volunteer Application',
  description:
    'Apply to volunteer: who you are, when you can come, how you would like to help, and two references.',
  intro: 'Ten minutes, six parts. We contact you and your references before you start.',
  back: 'Back to Volunteer Information',
  noScript:
    'Applying needs JavaScript, which is switched off in this browser. Please call or email us instead: the contact page says how.',
  required: 'Fields marked * are required.',

  progress: 'Parts of the application',
  filledIn: (done: number, all: number) => `${done} of ${all} parts filled in`,
  done: 'filled in',

  sections: {
    person: 'About you',
    emergency: 'Emergency contact',
    help: 'How you would like to help',
    experience: 'Experience and motivation',
    references: 'References',
    agreements: 'Agreements',
  },
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phone: 'Phone',
  dateOfBirth: 'Date of Birth *',
  emergencyContactName: 'Emergency Contact Name *',
  emergencyContactPhone: 'Emergency Contact Phone *',

  preferredRoles: 'Preferred Volunteer Roles *',
  preferredRolesHint: 'Select all you are interested in.',
  roles: {
    'assistant-coach': 'Assistant Coach',
    'event-coordinator': 'Event Coordinator',
    'team-parent-liaison': 'Team Parent Liaison',
    'academic-tutor': 'Academic Tutor',
    'fundraising-support': 'Fundraising Support',
    'game-day-support': 'Game Day Support',
  } satisfies Record<(typeof VOLUNTEER_ROLES)[number], string>,
  availability: 'Availability *',
  chooseAvailability: 'Choose when you can come',
  availabilities: {
    'weekday-evenings': 'Weekday evenings',
    'weekend-mornings': 'Weekend mornings',
    'weekend-afternoons': 'Weekend afternoons',
    'weekends-all-day': 'Weekends, all day',
    flexible: 'Flexible',
  } satisfies Record<(typeof AVAILABILITIES)[number], string>,
  timeCommitment: 'Time Commitment *',
  chooseTime: 'Choose how much time',
  times: {
    '2-4-hours': '2-4 hours a week',
    '4-6-hours': '4-6 hours a week',
    '6-8-hours': '6-8 hours a week',
    '8-plus-hours': '8 hours a week or more',
    varies: 'It varies',
  } satisfies Record<(typeof TIME_COMMITMENTS)[number], string>,

  whyVolunteer: 'Why would you like to volunteer? *',
  previousExperience: 'Previous Volunteer Experience',
  workExperience: 'Work Experience',
  education: 'Education',
  skills: 'Special Skills',
  skillsHint: 'Languages, first aid, coaching, bookkeeping, a van …',

  referencesHint:
    'Two people who know you and are not family, such as a coach, a teacher or an employer.',
  reference: (number: number) => `Reference ${number}`,
  referenceFields: {
    name: 'Name *',
    phone: 'Phone *',
    email: 'Email',
    relationship: 'Relationship *',
  },

  backgroundCheckConsent: 'I agree to a background check. *',
  trainingCommitment: 'I will take part in the training before I start. *',
  codeOfConductAgreement: 'I will follow the program’s code of conduct. *',
  communicationConsent: 'Email me with news and volunteer opportunities.',

  submit: 'Submit Application',
  submitting: 'Submitting Application...',
  rolesRequired: 'Volunteer Roles Required',
  agreementsRequired: 'Required Agreements',
  submitted: (answeredWithin: string | null) => ({
    title: 'Application Submitted!',
    description: `Thank you for your interest in volunteering. We'll contact you ${answeredWithin ? `within ${answeredWithin}` : 'soon'}.`,
  }),
  acknowledged: (email: string) => `A confirmation is on its way to ${email}.`,
  next: 'What happens next: we call your references, the background check is made, and then there is a short training.',
  failed: {
    title: 'Submission Error',
    description: 'There was an error submitting your application. Please try again.',
  },
  notSent: 'Your application was not sent',
  safeToRepeat: 'You can send it again: it will not arrive twice.',
} as const;

/** The parts of the form, in their order; the key is the part's anchor. */
export const SECTIONS = Object.entries(messages.sections).map(([id, title]) => ({ id, title }));
