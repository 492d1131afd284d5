/** What administrators are emailed about who is one, and what they prove it with. */
export const messages = {
  notYou:
    'Wasn’t this you? Tell another administrator right away, and set a new password with “Forgot password?” on the sign-in page.',
  welcome: {
    subject: 'You are now an administrator',
    opening: (by: string) => `${by} made you an administrator.`,
    next: (characters: number) =>
      `Some tasks need two more things: a new password of at least ${characters} characters, and an authenticator app on your phone. These tasks are reading medical notes, sending refunds, exporting lists and changing who is an administrator. Setting it up takes two minutes.`,
    link: 'Set it up',
    notExpected: 'Didn’t expect this? Just reply to this email.',
  },
  granted: {
    subject: 'There is a new administrator',
    rows: { who: 'New administrator', email: 'Email', by: 'Added by' },
    notRight: 'Is this a mistake? Remove the role in the dashboard.',
    link: 'See all administrators',
  },
  revoked: {
    theirs: 'You are no longer an administrator',
    others: 'An administrator was removed',
    rows: { who: 'No longer an administrator', by: 'Changed by' },
    theirsNotRight:
      'Your account itself has not changed. Is this a mistake? Just reply to this email.',
    othersNotRight: 'Is this a mistake? Add them again in the dashboard.',
  },
  setUp: {
    subject: 'Your phone is connected',
    opening:
      'Your phone (authenticator app) is now connected to your administrator account. Use the recovery codes that we just showed you. If you had codes from before, they no longer work.',
  },
  reset: {
    subject: 'Your phone was disconnected',
    opening: (by: string) =>
      `${by} disconnected your phone (authenticator app) from your administrator account. You will connect it, or a new one, the next time you need it.`,
  },
  connect: 'Connect Your Phone',
  replace: 'Connect Another Phone',
  recovery: {
    subject: 'A recovery code was used',
    opening: (left: number) =>
      `Someone who signed in as you used a recovery code instead of a code from your phone. You have ${left} left. To get ten new ones, connect your phone again.`,
  },
  wrongCodes: {
    subject: 'Wrong codes for your administrator account',
    opening:
      'Someone who knows your password entered several wrong codes. We will not accept codes for a while.',
  },
  password: {
    subject: 'Your password was changed',
    opening:
      'The password for your administrator account was changed. You are signed out everywhere else.',
  },
};
