/** What a person reads whose link from a receipt opens nothing. */
export const messages = {
  title: 'Manage Your Payments',
  lead: 'Every plan in one place.',
  points: [
    'Change your card or bank account.',
    'Pause or cancel a monthly gift.',
    'See every payment that you made.',
  ],
  unknown: {
    title: 'This link no longer works',
    text: 'It may be incomplete, or your plan may have ended. We can email you a new one.',
  },
  later: {
    title: 'We cannot open your payment page right now',
    text: 'Your payments have not changed. Wait a few minutes, then open the link in your receipt again.',
  },
  heading: 'Get a new link',
  text: 'Enter the email address you pay with. We will email you the links for the monthly gifts, sponsorships and payment plans that you pay by card.',
  email: 'Email',
  submit: 'Email Me the Link',
  submitting: 'Sending...',
  sent: {
    title: 'Check your email',
    text: 'If you have an active plan by card with this address, we will email you its link. No email? Contact us, and we will help.',
  },
  noScript: 'This form needs JavaScript, which is turned off in this browser.',
  contact: 'Contact Us',
  home: 'Back to Home',
};
