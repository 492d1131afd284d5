/** Emails about accounts: links to set a password and to verify an address, and what was changed. */
export const messages = {
  invite: {
    subject: 'Your account: choose a password',
    opening:
      'Hello, we created an account for you. Your username is your email address. Choose a password to see your records and receipts in one place.',
    link: 'Choose a password',
    notYou:
      'The link works once and expires in 24 hours. If it has expired, use “Forgot password?” on the sign-in page. Didn’t ask for an account? Ignore this email. Nobody can sign in without a password.',
  },
  exists: {
    subject: 'You already have an account',
    opening: (email: string) =>
      `You asked for an account, but ${email} already has one. Sign in to see your records and receipts.`,
    link: 'Sign in',
    forgot:
      'Don’t know your password? Use “Forgot password?” on that page. Didn’t ask for an account? Ignore this email.',
  },
  verify: {
    subject: 'Verify your email address',
    opening:
      'Welcome! Please verify your email address. Then your account will show everything you sent us with this address.',
    link: 'Verify my email',
    notYou:
      'The link works once and expires in 24 hours. Didn’t sign up? Someone entered your address by mistake. Ignore this email. Without the link, nobody can see your records.',
  },
  reset: {
    subject: 'Set a new password',
    opening: 'You asked to set a new password for your account.',
    link: 'Set a new password',
    notYou:
      'The link works once and expires in one hour. Didn’t ask for it? Ignore this email. Your password will not change.',
  },
  closed: {
    subject: 'Your account is closed',
    opening:
      'Our office closed the account with this email address. Nobody can sign in to it or set a new password.',
    ask: 'Is this a mistake? Reply to this email to reach our office. Didn’t ask for an account or a password? Ignore this email.',
  },
  deleted: {
    subject: 'Your account was deleted',
    gone: 'As you asked, we deleted your account. Your sign-in and your profile are gone.',
    kept: 'The law requires us to keep your registrations, bills, orders, gifts, sponsorships and payments for seven years. We keep your players’ information as long as they play with us and for three years after that. Photos and videos in the gallery stay there. Those that were in review are deleted. Monthly gifts, yearly sponsorships and installments will continue. To cancel a gift or a yearly sponsorship by card, use the link in our emails about it. For anything else, reply to this email.',
    notYou: 'Want something removed? Didn’t ask for this? Just reply to this email.',
  },
  moved: {
    subject: 'Your account now has another email address',
    opening:
      'The email address of your account was changed. You can no longer sign in to it with this address, and it no longer shows what you sent us with this address.',
    again: 'To see your records again, sign up with this address and verify it.',
    link: 'Sign up',
    notYou: 'Didn’t change it? Reply to this email, and we will look into it.',
  },
  payer: {
    bill: {
      subject: 'Your email address was removed from a bill',
      removed:
        'A bill was listed under your email address. Our office removed your address from it. Your account no longer shows this bill, only receipts of payments made from your address. We will not send you more emails about it.',
    },
    donation: {
      subject: 'Your email address was removed from a gift',
      removed:
        'A gift was listed under your email address. Our office changed it to another address. Your account no longer shows this gift, only receipts of payments made from your address. We will send emails about it to the new address.',
    },
    order: {
      subject: 'Your email address was removed from an order',
      removed:
        'An order was listed under your email address. Our office changed it to another address. Your account no longer shows this order, only receipts of payments made from your address. We will send emails about it to the new address.',
    },
    sponsorship: {
      subject: 'Your email address was removed from a sponsorship',
      removed:
        'A sponsorship was listed under your email address. Our office changed it to another address. Your account no longer shows this sponsorship, only receipts of payments made from your address. We will send emails about it to the new address.',
    },
    wrong: 'Didn’t ask for this? Reply to this email, and we will look into it.',
  },
  guardian: {
    removedSubject: 'Your email address was removed from a player',
    removed:
      'A player was listed under your email address. Our office changed it to another address. Your account no longer shows this player. We will send emails about the player to the new address.',
    removedWrong: 'Didn’t ask for this? Reply to this email, and we will look into it.',
    addedSubject: 'Your email address was added to a player',
    added:
      'Our office listed you as a player’s guardian under this email address. Sign in with this address to see the player and any bills. No account yet? Sign up with this address and verify it.',
    open: 'Open your account',
    addedWrong: 'Not your family? Reply to this email, and we will correct it.',
  },
};
