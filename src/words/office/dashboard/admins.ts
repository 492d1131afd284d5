/** What a person reads on the Admins tab. */
export const messages = {
  title: 'Administrators',
  text: 'Administrators can see and change everything here. All of them will get an email when one is added or removed.',
  failed: 'Error fetching administrators',
  you: 'You',
  phone: 'Phone connected',
  noPhone: 'No phone yet',
  noPassword: 'No long password yet',
  cannotOpen:
    'Cannot open this dashboard: the account is closed, or has another email address now. If you did not expect this, call this person. Someone may have taken over the account.',
  reset: 'Disconnect Phone',
  revoke: 'Remove',
  add: {
    heading: 'Add an Administrator',
    text: 'They need an account on this site with a verified email. We will email them what to set up.',
    email: 'Email',
    submit: 'Add Administrator',
    submitting: 'Adding...',
    done: { title: 'Administrator added' },
    failed: 'The administrator was not added',
  },
  revoking: {
    title: (name: string) => `Remove ${name} as an administrator?`,
    text: 'They keep their account but can no longer open this dashboard. Every administrator will get an email.',
    yourself:
      'You will lose access to this dashboard right away. Every administrator will get an email.',
    confirm: 'Remove Administrator',
    confirming: 'Removing...',
    done: { title: 'Administrator removed' },
    failed: 'The administrator was not removed',
  },
  resetting: {
    title: (name: string) => `Disconnect ${name}’s phone?`,
    text: 'Do this only after you have spoken with them. Anyone who knows their password can then connect a phone. They will get an email.',
    confirm: 'Disconnect Phone',
    confirming: 'Disconnecting...',
    done: { title: 'Phone disconnected' },
    failed: 'The phone was not disconnected',
  },
  own: {
    heading: 'Your Own Access',
    connected: (day: string, left: number) =>
      `Your phone has been connected since ${day}. Recovery codes left: ${left}.`,
    notConnected:
      'Your phone is not connected yet. You need it for medical notes, refunds, exports and roles.',
    connect: 'Connect Your Phone',
    replace: 'Connect Another Phone',
    lostDevice: 'Lost a device?',
    signOut: 'Sign Out Everywhere',
    signingOut: 'Signing out...',
    signOutText:
      'This signs you out on every device, including this one. You will need a new password before you view medical notes or send refunds again.',
    signOutFailed: 'You were not signed out',
  },
} as const;
