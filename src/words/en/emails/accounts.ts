/** Emails about accounts: links to set a password and to verify an address, and what was changed. */
export const messages = {
  invite: {
    subject: 'Your account: choose a password',
    opening:
      'Hello, we created an account for you. Your email address is your user name. Choose a password to see everything you have sent us.',
    link: 'Choose a password',
    notYou:
      'The link works once, for one day. If it has expired, use “Forgot password?” on the sign-in page. Not you? Then ignore this email: without a password nobody can sign in.',
  },
  exists: {
    subject: 'You already have an account',
    opening: (email: string) =>
      `You asked us for an account, and there is already one for ${email}. Sign in to see everything you have sent us.`,
    link: 'Sign in',
    forgot: 'If you do not know your password, use “Forgot password?” on that page.',
  },
  verify: {
    subject: 'Verify your email address',
    opening:
      'Welcome! Please verify that this is your email address. What you sent us from it will then appear in your account.',
    link: 'Verify my email',
    notYou:
      'The link works once, for one day. Not you? Then ignore this email: someone entered your address, and without this link they cannot see anything of yours.',
  },
  reset: {
    subject: 'Set a new password',
    opening: 'You asked to set a new password for your account.',
    link: 'Set a new password',
    notYou:
      'The link works once, for one hour. Did you not ask for it? Then ignore this email: your password stays as it is.',
  },
  deleted: {
    subject: 'Your account is deleted',
    gone: 'As you asked, we have deleted your account: your sign-in and your profile are gone.',
    kept: 'What we keep: registrations, bills, orders, gifts, sponsorships and their payments for seven years, as the law requires; your players, as long as they play with us; and photos you sent that are in the gallery. An active payment plan continues until you cancel it with the link in its receipts.',
    notYou:
      'Would you like something removed, or did you not ask for this? Just reply to this email.',
  },
  guardian: {
    removedSubject: 'Your email address was removed from a player',
    removed:
      'Our office has changed the guardian’s email address of a player who was listed under yours. Your account no longer shows this player, and our emails about the player go to the new address.',
    removedWrong: 'Did you not ask for this? Reply to this email, and we will look into it.',
    addedSubject: 'Your email address was added to a player',
    added:
      'Our office has set your email address as that of a player’s guardian. Sign in with this address, or create an account with it and verify it, to see the player and what you can pay.',
    open: 'Open your account',
    addedWrong: 'Is this not about your family? Reply to this email, and we will correct it.',
  },
};
