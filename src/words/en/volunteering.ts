/** What a person reads who applies to volunteer. Toasts are the specification's. */
export const messages = {
  title: 'Volunteer Application',
  description:
    'Apply to volunteer. Tell us about yourself, when you can come and how you would like to help. Give us two references.',
  intro: 'It takes about ten minutes. We will contact you and your references before you start.',
  back: 'Back to Volunteer Information',
  noScript:
    'This form needs JavaScript, which is turned off in this browser. Please call or email us instead. See our Contact page.',
  contactPage: 'Contact Page',

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
  dateOfBirth: 'Date of Birth',
  emergencyContactName: 'Emergency Contact Name',
  emergencyContactPhone: 'Emergency Contact Phone',

  preferredRoles: 'Preferred Volunteer Roles',
  preferredRolesHint: 'Choose all you are interested in.',
  availability: 'Availability',
  chooseAvailability: 'Choose when you can come',
  timeCommitment: 'Time Commitment',
  chooseTime: 'Choose how much time',

  whyVolunteer: 'Why would you like to volunteer?',
  more: {
    title: 'Tell Us More',
    text: 'Experience, work, education, special skills. All optional.',
  },
  previousExperience: 'Previous Volunteer Experience',
  workExperience: 'Work Experience',
  education: 'Education',
  skills: 'Special Skills',
  skillsHint: 'Languages, first aid, coaching, bookkeeping, a van …',

  referencesHint:
    'Two people who know you and are not family, such as a coach, a teacher or an employer.',
  reference: (number: number) => `Reference ${number}`,
  referenceFields: {
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    relationship: 'Relationship',
  },

  backgroundCheckConsent: 'I agree to a background check.',
  trainingCommitment: 'I will take part in the training before I start.',
  codeOfConductAgreement: 'I will follow the program’s code of conduct.',
  communicationConsent: 'Email me with news and volunteer opportunities. (optional)',

  submit: 'Submit Application',
  submitting: 'Submitting Application...',
  rolesRequired: 'Volunteer Roles Required',
  agreementsRequired: 'Required Agreements',
  submitted: (answeredWithin: string | null) => ({
    title: 'Application Submitted!',
    description: `Thank you for your interest in volunteering. We'll contact you ${answeredWithin ? `within ${answeredWithin}` : 'soon'}.`,
  }),
  acknowledged: (email: string) => `We will email a confirmation to ${email}.`,
  next: [
    'We will call your two references.',
    'We will run a background check.',
    'You will take a short training.',
    'Then you will start.',
  ],
  failed: {
    title: 'Submission Error',
    description: 'There was an error submitting your application. Please try again.',
  },
  notSent: 'Your application was not sent',
  safeToRepeat: 'You can send it again. We will not get it twice.',
};
