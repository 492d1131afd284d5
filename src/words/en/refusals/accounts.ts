/** What the holder of an account reads where something is refused. */
export const messages = {
  deletePassword:
    'It has been a while since you signed in. To delete your account, enter your password again.',
  isAdmin: 'You are an administrator. First remove that role on the Admins tab of the dashboard.',
  verifyFirst:
    'Please verify your email address first. Then everything you sent us with this address will appear here.',
  noPlan: 'We can’t find this plan. Reload the page. Still missing? Please contact us.',
  noCard: 'There is no card payment to manage here. Questions? Please contact us.',
  otherAccount: (email: string) =>
    `This link is for ${email}, but you are signed in with another account. Sign out, then open the link again.`,
  usedLink: 'This link expired or was already used.',
  noRegistration:
    'We can’t find this registration in your account. Reload the page. Still missing? Please contact us.',
  noPlayer: 'We can’t find this player anymore. Reload the page. Still missing? Please contact us.',
  pastPlayer:
    'This player is from an earlier season. Please change it at the player of this season, with the same name.',
  completeFirst: 'Please complete your sign-up first.',
};
