/** What the office reads where a giving statement is not emailed. */
export const messages = {
  gone: 'We can’t find this record anymore.',
  officeAddress:
    'This is the office’s own email, and gifts of several donors may be under it. Print each donor’s receipts instead.',
  nothingGiven: (email: string, year: number) =>
    `We have no money from ${email} in ${year}. A payment that is disputed does not count.`,
  mailedToday: (email: string) =>
    `This statement was already emailed to ${email} today. Ask them to look in their spam folder. If it was not sent yet, the Activity tab says why. You can email it again tomorrow.`,
};
