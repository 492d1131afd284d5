/** What a person reads where an address names no payment that we know. */
export const messages = {
  title: 'What you can do',
  steps: [
    'Look for our confirmation in your email, in the spam folder too.',
    'Open your account. It shows what you sent us and what you paid.',
    'Not there? Call or email us before you pay again. We will look it up.',
  ],
  account: 'Open My Account',
  call: (phone: string) => `Call ${phone}`,
  contact: 'Contact Us',
};
