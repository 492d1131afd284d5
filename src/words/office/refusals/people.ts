/** What the office reads where a player or a family cannot be read or changed. */
export const messages = {
  gonePlayer: 'We can’t find this player anymore.',
  noFamily: 'We have no records of a family with this address.',
  ownAccount: 'You cannot delete your own account. Another administrator can.',
  isAdmin: 'This is an administrator. First remove that role on the Admins tab.',
  adminsTab: 'Administrators are added and removed on the Admins tab.',
  playerThere: (name: string, email: string) =>
    `This guardian already has a player named ${name}. Search the table for ${email}.`,
  pastPlayerThere: (name: string, email: string) =>
    `${name} is a past player of this guardian. Search the table for ${email}, and press ⋮ and Plays This Season.`,
  playsAlready: 'This player plays this season already.',
  isPast: 'This is a past player already.',
  hasAccount:
    'This player has their own account, and plays until you take team, number and position away with Edit.',
  sameAddress: 'The guardian already has this address.',
  cardOfAnother:
    'An active plan charges the card of the guardian who registered. The person with the new email could change that card. Check the box if it is the same person. For another guardian, first cancel the subscription at Stripe.',
  signsIn:
    'This person signs in with this address, so you can’t change it here. You can change it only for players without an account of their own.',
  todayOrLater: 'Choose today or a later day.',
  withinYear: 'Choose a day within a year.',
  mailedToday: (email: string) =>
    `A statement was already emailed to ${email} today. You can email it again tomorrow.`,
  nothingSigned: 'Nothing was signed with this registration.',
  signedOfCancelled:
    'This registration was canceled, so we do not email its documents. You can download them.',
  signedMailedToday: (email: string) =>
    `The signed documents were already emailed again to ${email} today. You can email them again tomorrow.`,
  onHold: (day: string) => `On hold until ${day}.`,
  nothingDue: 'This family has nothing to pay right now, except what is collected automatically.',
  remindedToday: 'This family was already reminded today.',
  dueChanged: 'What is due has just changed. Look at the reminder again.',
  nextStep: 'This step cannot come next. Nobody is cleared without a background check.',
  futureDay: 'Enter a day in the future.',
  sameDay: 'The clearance ends on this day already. Enter a different day.',
  otherDiscount: 'Another discount has this code. Choose a different one.',
  noHook: 'Publish Now does not work yet, because no build hook is set up.',
  publishedTooOften:
    'Publish Now was used too many times today. Nothing is lost. Your changes will be on the website with the next build.',
};
