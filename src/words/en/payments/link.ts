/** What a person reads whose link from a receipt opens nothing. */
export const messages = {
  title: 'Manage Your Payments',
  unknown: {
    title: 'This link no longer works',
    text: 'It may be incomplete, or the plan has ended. We can email you a new one.',
  },
  later: {
    title: 'We cannot open your payment page right now',
    text: 'Your payments have not changed. Wait a few minutes, then open the link in your receipt again.',
  },
  heading: 'Get a new link',
  text: 'Enter the email address you pay with. We will email you the links for your monthly gifts, sponsorships and payment plans.',
  email: 'Email *',
  submit: 'Email Me the Link',
  submitting: 'Sending...',
  sent: {
    title: 'Check your email',
    text: 'If there is an active plan under this address, its link is on its way. No email? Contact us, and we will help.',
  },
  noScript: 'Asking for a link here needs JavaScript, which is switched off in this browser.',
  contact: 'Contact Us',
  home: 'Back to Home',
};
