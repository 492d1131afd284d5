/** What the office is emailed about a gift that is promised. */
export const messages = {
  label: {
    monthly: (number: string) => `Monthly gift ${number}`,
    'one-time': (number: string) => `Gift ${number}`,
  },
  awaitsCheck: 'new, waiting for a check',
  awaitsTransfer: 'new, waiting for an ACH transfer',
  subject: (label: string, headline: string) => `${label}: ${headline}`,
  opening: (label: string, donor: string, contact: string, headline: string) =>
    `${label} by ${donor} (${contact}): ${headline}.`,
  anonymous: (donor: string) => `${donor} wants to stay anonymous.`,
  address: (address: string) => `Address: ${address}`,
  comments: (text: string) => `Comments: ${text}`,
};
