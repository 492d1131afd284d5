/** What a person reads whose link from a receipt opens nothing. */
export const messages = {
  title: 'Manage Your Payments',
  unknown: {
    title: 'This link does not work anymore',
    text: 'It may be incomplete, or the plan has ended. We can email you a new one.',
  },
  later: {
    title: 'We cannot open your payment page right now',
    text: 'Nothing has changed in your payments. Wait a few minutes, and open the link in your receipt again.',
  },
  heading: 'Get a new link',
  text: 'Type the email address you pay with. We will send the links for your monthly gifts, sponsorships and payment plans there.',
  email: 'Email *',
  submit: 'Email Me the Link',
  submitting: 'Sending...',
  sent: {
    title: 'Check your email',
    text: 'If there is a running plan under this address, its link is on its way. Nothing came? Write to us, and we will help.',
  },
  noScript: 'Asking for a link here needs JavaScript, which is switched off in this browser.',
  contact: 'Contact Us',
  home: 'Back to Home',
} as const;
