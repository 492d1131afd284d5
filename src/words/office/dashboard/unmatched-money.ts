/** What a person reads of money that fits no record. */
export const messages = {
  caption: 'Money that fits no record',
  errorTitle: 'Error fetching money that fits no record',
  empty: { title: 'Nothing to look up', text: 'All money that came fits a record.' },
  text: 'Stripe told us of this money, but it fits no record, so it is in none of the sums. Look it up in Stripe. Refund it there, or record it on the record it is for. Then mark it as resolved.',
  filter: 'Status',
  columns: {
    createdAt: 'Heard',
    what: 'What to do',
    stripe: 'In Stripe',
    amount: 'Amount',
    expected: 'Owed',
    status: 'Status',
    note: 'What was done',
    actions: 'Actions',
  },
  reasons: {
    unknown_at_stripe:
      'Stripe does not find this payment. Check that the keys are those of your account; if so, no money has arrived.',
    no_record:
      'The record it names is gone. Refund it in Stripe, or record it by hand on another record.',
    wrong_amount:
      'The amount is not the one that is owed. Refund it in Stripe, or correct the record and record the payment by hand.',
    unreadable_record:
      'The record it is for cannot be read; see Unreadable. When it is fixed, resend the event in Stripe, and the payment is booked.',
  },
  statuses: { open: 'Open', resolved: 'Resolved' },
  refunded: (amount: string) => `${amount} refunded`,
  unknown: '—',
  resolve: 'Resolve',
  resolveOf: (id: string) => `Resolve ${id}`,
  dialog: {
    title: 'Mark as resolved',
    text: 'This does not charge or refund anything. It records what you did.',
    note: 'What you did',
    hint: 'For example: refunded in Stripe on December 4.',
    submit: 'Mark as Resolved',
    submitting: 'Saving...',
    done: { title: 'Marked as resolved' },
    failedTitle: 'Error marking as resolved',
  },
} as const;
