/** What a sponsor who pays by check or transfer is emailed. */
export const messages = {
  howToPay: (number: string) => `Your sponsorship ${number}: how to pay`,
  received: (program: string) =>
    `thank you for sponsoring ${program}. Our sponsor team will contact you.`,
  rows: { sponsorship: 'Sponsorship', level: 'Level' },
};
