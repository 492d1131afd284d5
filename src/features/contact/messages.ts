export const messages = {
  waysToReachUs: 'How to reach us',
  phone: 'Phone',
  email: 'Email',
  mailingAddress: 'Mailing Address',
  hours: 'Hours',
  writeToUs: 'Write to us',
  pickTopic: 'Choose what it is about: your mail program opens, addressed and with a subject.',
  answeredWithin: (time: string) => `We’ll get back to you within ${time}.`,
  orCall: (phone: string) => `Or call ${phone}`,
  questions: 'Questions we hear often',
} as const;

/** What people write about, as the subject line of their mail. */
export const TOPICS = [
  'Registration',
  'Schedules',
  'Sponsorship',
  'Volunteer',
  'Scholarships',
  'General',
  'Other',
] as const;
