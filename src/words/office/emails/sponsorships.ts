/** What the office is emailed about who would like to sponsor. */
export const messages = {
  awaits: {
    'credit-card': 'new, paying by card',
    ach: 'new, waiting for an ACH transfer',
    check: 'new, waiting for a check',
  },
  subject: (label: string, headline: string) => `${label}: ${headline}`,
  opening: (label: string, business: string, who: string, contact: string, headline: string) =>
    `${label} by ${business}, ${who} (${contact}): ${headline}.`,
  replaces: (numbers: string, count: number) =>
    `Replaces ${numbers}, which ${count === 1 ? 'was' : 'were'} canceled.`,
  address: (address: string) => `Address: ${address}`,
  website: (address: string) => `Website: ${address}`,
  comments: (text: string) => `Comments: ${text}`,
  mayShow: 'The name and logo may be used in our marketing.',
  mayNotShow: 'The name and logo may not be used in our marketing.',
};
