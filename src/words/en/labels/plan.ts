/** What is charged and when, as rows of name and value. */
export const messages = {
  total: 'Total',
  first: 'First payment',
  firstOn: (amount: string, day: string) => `${amount} on ${day}`,
  next: 'Then',
  each: {
    monthly: (times: string) => `${times} every month`,
    quarterly: (times: string) => `${times} every three months`,
    annual: (times: string) => `${times} every year`,
  },
  untilCancelled: (what: string) => `${what}, until you cancel`,
  times: (count: number, amount: string) => `${count} × ${amount},`,
  count: 'Number of payments',
  last: 'Last payment',
};
