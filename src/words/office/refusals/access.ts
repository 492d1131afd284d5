/** What an administrator reads about roles, passwords and the second factor. */
export const messages = {
  factorChanged: 'Your authenticator app has changed. Please start again.',
  codeNeeded: 'This needs a code from your authenticator app. Nothing was changed.',
  notAdmin: 'This person is no longer an administrator.',
  otherAddress:
    'This account has another email address than when it was made an administrator. Ask another administrator to add it again.',
  onlyAdmin:
    'This is the only administrator. Add another one first: the program needs at least one.',
  onlyWhoCanOpen:
    'No other administrator can open this dashboard. Add another one first: the program needs at least one.',
  tooManyCodes: (wait: string) => `Too many wrong codes. Please try again in ${wait}.`,
  notSignedUp: (email: string) => `Nobody has signed up with ${email}. Sign up first.`,
  notVerified: (email: string) =>
    `${email} is not verified yet. Open the link in the sign-up email.`,
  notComplete: (email: string) => `The sign-up of ${email} is not complete. Sign in once.`,
  ownFactor: 'To replace your own phone, press Connect Another Phone.',
  noFactor: 'No phone is connected to this account.',
  hours: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
  minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  keyGone:
    'This site can no longer check the codes of your app. Use a recovery code, and then press Connect Another Phone. Or ask another administrator to press Disconnect Phone.',
  usedCode: 'This code was already used. Wait for the next one in your app.',
  wrongCode: 'This code is not right. Enter the code your app shows now.',
  alreadySetUp: 'You have already connected a phone. Reload the page, and enter a code from it.',
  passwordFirst: 'Please set an administrator password first. Reload the page and try again.',
  beginAgain: 'This took too long, or you started it in another window. Please start again.',
  noCode: 'Enter the code.',
  codeTooLong: 'This code is too long.',

  passwordTooShort: (least: number) =>
    `An administrator’s password must have at least ${least} characters.`,
};
