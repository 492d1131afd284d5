/** What administrators are emailed about who is one, and what they prove it with. */
export const messages = {
  notYou:
    'Was this not you? Then tell another administrator at once, and set a new password with “Forgot password?” on the sign-in page.',
  welcome: {
    subject: 'You are now an administrator',
    opening: (by: string) => `${by} made you an administrator.`,
    next: (characters: number) =>
      `Before you see medical notes, send refunds, export lists or change who is an administrator, you will set a new password of at least ${characters} characters and connect an authenticator app on your phone. It takes two minutes.`,
    link: 'Set it up',
    notExpected: 'Did you not expect this? Then please tell us: just reply to this email.',
  },
  granted: {
    subject: 'There is a new administrator',
    rows: { who: 'New administrator', email: 'Email', by: 'Added by' },
    notRight: 'Is this not right? Remove the role again in the dashboard.',
    link: 'See all administrators',
  },
  revoked: {
    theirs: 'You are no longer an administrator',
    others: 'An administrator was removed',
    rows: { who: 'No longer an administrator', by: 'Changed by' },
    theirsNotRight:
      'Your account stays as it is. Is this not right? Then please reply to this email.',
    othersNotRight: 'Is this not right? Then add them again in the dashboard.',
  },
  setUp: {
    subject: 'Your authenticator app is connected',
    opening:
      'An authenticator app is now connected to your administrator account. Codes and recovery codes from before no longer work.',
  },
  reset: {
    subject: 'Your authenticator app was disconnected',
    opening: (by: string) =>
      `${by} disconnected the authenticator app of your administrator account. You will connect a new one the next time you need it.`,
  },
  connect: 'Connect an app',
  recovery: {
    subject: 'A recovery code was used',
    opening: (left: number) =>
      `Someone who signed in as you used a recovery code in place of your authenticator app. You have ${left} left. Connect your app again to get ten new ones.`,
  },
  wrongCodes: {
    subject: 'Wrong codes for your administrator account',
    opening:
      'Someone who knows your password entered several wrong codes. We will not accept codes for a while.',
  },
  password: {
    subject: 'Your password was changed',
    opening:
      'The password of your administrator account was changed. You are signed out everywhere else.',
  },
};
