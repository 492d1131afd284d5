/** What a person reads where a giving statement is emailed again. */
export const messages = {
  open: 'Email Giving Statement',
  title: 'Email a giving statement?',
  to: (email: string) =>
    `It goes to ${email}, and has every gift and sponsorship of this email in the year.`,
  year: 'Year',
  ofYear: (year: number, amount: string) => `${year}: ${amount}`,
  officeAddress:
    'This is the office’s own email, and gifts of several donors may be under it. So there is no statement of it. Print each donor’s receipts instead.',
  none: (email: string) =>
    `We have no gift or sponsorship money from ${email} yet. A payment that is disputed does not count.`,
  failed: 'The years could not be loaded',
  send: 'Send Email',
  sending: 'Sending...',
  done: { title: 'Statement will be emailed', description: 'It will go out within a minute.' },
  failedTitle: 'The statement was not sent',
} as const;
