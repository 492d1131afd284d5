/** What a person reads on the statement of a family, in the account and in the dashboard. */
export const statementMessages = {
  caption: 'Statement',
  columns: { date: 'Date', what: 'Description', amount: 'Amount', balance: 'Balance' },
  balance: 'Balance',
  credit: 'Credit',
  due: 'Due now',
  since: (day: string) => `since ${day}`,
  next: 'Next due',
  on: (day: string) => `on ${day}`,
  automatic: 'charged automatically',
  nothing: 'Nothing',
  empty: 'Nothing has been charged yet.',
} as const;
