/** What the office reads where a player or a family cannot be read or changed. */
export const messages = {
  gonePlayer: 'This player is no longer there.',
  noFamily: 'We have no records of a family with this address.',
  ownAccount: 'You cannot delete your own account. Another administrator can.',
  isAdmin: 'This is an administrator. Remove that role first, on the Admins tab.',
  adminsTab: 'Administrators are added and removed on the Admins tab.',
  playerThere: (name: string, email: string) =>
    `This guardian already has a player named ${name}. Search the table for ${email}.`,
  sameAddress: 'The guardian already has this address.',
  signsIn:
    'This person signs in with this address. Only a player without an account has a guardian’s address.',
  todayOrLater: 'Choose today or a later day.',
  withinYear: 'Choose a day within a year.',
  mailedToday: (email: string) =>
    `A statement was already emailed to ${email} today. You can email it again tomorrow.`,
  onHold: (day: string) => `On hold until ${day}.`,
  nothingDue: 'Nothing is due that the family has to pay by hand.',
  remindedToday: 'This family was already reminded today.',
  dueChanged: 'What is due has changed in the meantime. Look at the reminder again.',
  nextStep: 'This step cannot come next: nobody is cleared without a check.',
  futureDay: 'Enter a day in the future.',
  otherDiscount: 'Another discount has this code. Choose another code.',
  noHook: 'No build hook is set up, so no build can be started from here.',
  publishedTooOften:
    'Publish Now was used too often today. Nothing is lost: what you changed will be on the website with the next build.',
};
