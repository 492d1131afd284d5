/** What the holder of an account reads where something is refused. */
export const messages = {
  deletePassword:
    'To delete your account, please enter your password again: it has been a while since you signed in.',
  isAdmin: 'You are an administrator. Remove that role first, on the Admins tab of the dashboard.',
  verifyFirst:
    'Please verify your email address first. Then everything you sent us from it will appear here.',
  noPlan: 'We can’t find this plan.',
  noCard: 'There is no card payment to manage here.',
  otherAccount: (email: string) =>
    `This link is for ${email}, and you are signed in with another account.`,
  usedLink: 'This link has expired or was used before.',
  noRegistration: 'We cannot find this registration in your account.',
  noPlayer: 'This player is no longer there.',
  completeFirst: 'Please complete your sign-up first.',
};
