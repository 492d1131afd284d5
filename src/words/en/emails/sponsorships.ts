/** What sponsors are emailed of their own. */
export const messages = {
  howToPay: (number: string) => `Your sponsorship ${number}: how to pay`,
  received: (program: string) =>
    `thank you for sponsoring ${program}. Our sponsor team will contact you.`,
  endSubject: (number: string) => `Your sponsorship ${number} has ended`,
  end: (program: string) =>
    `your sponsorship of ${program} has ended. You owe nothing more, and we will not ask for it again. Thank you for your support.`,
  noMore:
    'If you already sent a check or transfer, or if this is a mistake, just reply to this email.',
  rows: { sponsorship: 'Sponsorship', level: 'Level' },
};
