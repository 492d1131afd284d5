/** What a family of the season before is emailed: registration for the new one is open. */
export const messages = {
  subject: (season: string) => `Register for the ${season}`,
  reminderSubject: (season: string) => `Reminder: register for the ${season}`,
  opening: (from: string, program: string, season: string) =>
    `thank you for being part of ${program} in the ${from}. Registration for the ${season} is now open.`,
  reminder: (program: string, season: string) =>
    `this is a reminder from ${program}: we have not received your registration for the ${season} yet.`,
  fee: 'Fee for each player',
  register: (season: string) => `Register for the ${season}`,
  filledIn:
    'We filled in your address and contacts from last time. Please check them. Then choose who plays. Enter age, grade, school and medical information again, because these change.',
  personal: (days: number) =>
    `This link is for your family and works for ${days} days. Please don’t share it: it shows your contact details.`,
  notComing:
    'Not coming back? Open the link and choose “We are not coming back”. We will not email you about this season again.',
  notComingPlain: 'Not coming back? You don’t need to do anything.',
};
