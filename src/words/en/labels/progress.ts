/** What has been paid and what comes when, as rows of name and value.  */
export const messages = {
  total: 'Total',
  paidSoFar: 'Paid so far',
  paidNow: 'Paid now',
  made: (made: number, count: number) => `, ${made} of ${count} payments`,
  first: (count: number) => `, payment 1 of ${count}`,
  next: 'Next payment',
  nextOn: (amount: string, day: string) => `${amount} on ${day}`,
  last: 'Last payment',
};
