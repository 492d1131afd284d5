/** What a donor writes on the memo line of a check or transfer. The English is the specification's. */
export const messages = {
  monthly: (number: string) => `Monthly Giving ${number}`,
  'one-time': (number: string) => `One-Time Donation ${number}`,
};
