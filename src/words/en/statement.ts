/** What a person reads on the statement of a family, in the account, on the dashboard and in emails. */
export const messages = {
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
  empty: 'No bills yet.',
  /** By the kind of each line. */
  lines: {
    discount: (label: string) => `Discount on ${label}`,
    scholarship: (label: string) => `Scholarship for ${label}`,
    'write-off': (label: string) => `Write-off of ${label}`,
    cancelled: (label: string) => `${label} canceled`,
    'taken-back': (label: string) => `No longer owed after the refund, ${label}`,
    settled: (label: string) => `No longer owed, ${label}`,
    refund: (label: string) => `Refund, ${label}`,
    reversal: (label: string) => `Payment reversed, ${label}`,
    dispute: (label: string) => `Payment reversed by the bank, ${label}`,
  },
  /** Reasons that the site itself has written; any other stays as the office typed it. */
  reasons: {
    scholarship: (application: string | undefined) =>
      application ? `Scholarship (application ${application})` : 'Scholarship',
    disputeLost: 'Dispute lost',
  },
  received: (by: string, label: string) => `Payment ${by}, ${label}`,
  paidForAnother: (label: string) => `Your payment for another guardian, ${label}`,
  paidByAnother: (label: string) => `Paid by another guardian, ${label}`,
};
