/** What a family of the season before is emailed: registration for the new one is open. */
export const messages = {
  subject: (season: string) => `Register for the ${season}`,
  reminderSubject: (season: string) => `Reminder: register for the ${season}`,
  opening: (from: string, program: string, season: string) =>
    `thank you for the ${from} with ${program}. Registration for the ${season} is open now.`,
  reminder: (program: string, season: string) =>
    `a reminder from ${program}: we have not received your registration for the ${season} yet.`,
  fee: 'Fee for each player',
  register: (season: string) => `Register for the ${season}`,
  filledIn:
    'The form is filled in with your address and contacts from last time: please check them. We ask for age, grade, school and medical information again, because they change.',
  personal: (days: number) =>
    `This link is for your family and works for ${days} days. Please do not pass it on: it shows your contact details.`,
  notComing:
    'Not coming back? Open the link and choose “We are not coming back”. We will not email you about this season again.',
  notComingPlain: 'Not coming back? Then you do not need to do anything.',
};
