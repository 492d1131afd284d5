/** What a person reads on the Admins tab. */
export const messages = {
  title: 'Administrators',
  text: 'Administrators see and change everything here. Everyone gets an email when one is added or removed.',
  failed: 'Error fetching administrators',
  you: 'You',
  phone: 'Phone connected',
  noPhone: 'No phone yet',
  noPassword: 'No long password yet',
  reset: 'Disconnect phone',
  revoke: 'Remove',
  add: {
    heading: 'Add an administrator',
    text: 'They need an account of this site with a verified email. We email them what to set up.',
    email: 'Email',
    submit: 'Add Administrator',
    submitting: 'Adding...',
    done: { title: 'Administrator added' },
    failed: 'The administrator was not added',
  },
  revoking: {
    title: (name: string) => `Remove ${name} as an administrator?`,
    text: 'The account stays, without access to this dashboard. Every administrator will get an email.',
    yourself: 'You lose access to this dashboard at once. Every administrator will get an email.',
    confirm: 'Remove',
    confirming: 'Removing...',
    done: { title: 'Administrator removed' },
    failed: 'The administrator was not removed',
  },
  resetting: {
    title: (name: string) => `Disconnect the phone of ${name}?`,
    text: 'Do this only if you have spoken with them: anyone who knows their password can then connect a phone. They will get an email.',
    confirm: 'Disconnect',
    confirming: 'Disconnecting...',
    done: { title: 'Phone disconnected' },
    failed: 'The phone was not disconnected',
  },
  own: {
    heading: 'Your own access',
    connected: (day: string, left: number) =>
      `Your phone is connected since ${day}. Recovery codes left: ${left}.`,
    notConnected:
      'Your phone is not connected yet. You need it for medical notes, refunds, exports and roles.',
    connect: 'Connect Your Phone',
    replace: 'Connect Another Phone',
    signOut: 'Sign Out Everywhere',
    signingOut: 'Signing out...',
    signOutText:
      'Ends every session of your account, here too. You set a new password before the next medical note or refund.',
    signOutFailed: 'You were not signed out',
  },
} as const;
