/** What a person reads where any form or page is refused. */
export const messages = {
  checkFields: 'Please check the fields that are marked.',
  reload: 'We did not receive the whole form. Please reload the page and send it again.',
  sendAgain: 'We did not receive the whole form. Please send it again.',
  notJson: 'Send the form as application/json.',
  tooLarge: 'This form is too long to send. Shorten it and try again.',
  notSent: 'We could not send this form.',
  leaveEmpty: 'Leave this field empty.',
  reused: 'This form was already sent with other details. Reload the page to send it again.',
  nothingHere: 'There is no page at this address.',
  methodOnly: (method: string) => `This address takes ${method} only.`,
  preview: 'This is a preview of the site. You cannot send forms or sign in here.',
  unreachable:
    'We cannot reach our records right now. Nothing is lost. Please try again in a moment.',
  noAmounts:
    'We cannot check the amounts right now. Nothing was recorded or charged. Please try again in a moment.',
  noPaymentProvider:
    'We cannot reach our payment provider right now. You have not been charged. Please try again in a moment.',
  notBuilt: 'This site is not built yet.',
  unreadable:
    'We cannot read something we saved for this, so nothing was changed. Our office can see the problem. If it is urgent, please contact us.',
  internal: (requestId: string) =>
    `Something went wrong on our side. Please try again. If it happens again, tell us this number: ${requestId}`,
  signIn: 'Not authenticated. Please sign in first.',
  adminsOnly: 'Only administrators can do this.',
  verifyEmail:
    'Please verify your email first. Open the link in the email we sent you, or ask for a new one in your account.',
  notYours: 'We can’t find this in your account.',
  passwordAgain: 'It has been a while since you signed in. Please enter your password again.',
};
