/** What a person reads where any form or page is refused. */
export const messages = {
  checkFields: 'Please check the fields that are marked.',
  reload: 'The form did not arrive completely. Please reload the page and send it again.',
  sendAgain: 'The form did not arrive completely. Please send it again.',
  notJson: 'Send the form as application/json.',
  tooLarge: 'That is more than this form can take.',
  notSent: 'This form could not be sent.',
  leaveEmpty: 'Leave this field empty.',
  reused: 'This form has already sent something else. Reload the page to send it again.',
  nothingHere: 'There is nothing at this address.',
  methodOnly: (method: string) => `This address takes ${method} only.`,
  preview: 'This copy of the site is a preview: you cannot send forms or sign in here.',
  unreachable:
    'We cannot reach our records right now. Nothing is lost: please try again in a moment.',
  noAmounts:
    'We cannot check the amounts right now. Nothing was recorded or charged; please try again in a moment.',
  noPaymentProvider:
    'Our payment provider cannot be reached right now. You have not been charged; please try again in a moment.',
  notBuilt: 'This site is not built yet.',
  unreadable:
    'We cannot read something we saved for this, so nothing was done. Our office can see it. Please contact us if it is urgent.',
  internal: (requestId: string) =>
    `Something went wrong on our side. Please try again, and if it happens again, tell us this number: ${requestId}`,
  signIn: 'Not authenticated. Please sign in first.',
  adminsOnly: 'Only administrators can do this.',
  verifyEmail:
    'Please verify your email first: open the link in the email we sent you, or ask for a new one in your account.',
  notYours: 'There is no such record in your account.',
  passwordAgain: 'Please enter your password again: it has been a while since you signed in.',
};
