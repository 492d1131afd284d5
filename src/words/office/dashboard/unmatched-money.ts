/** What a person reads of money that fits no record. */
export const messages = {
  caption: 'Money that matches no record',
  errorTitle: 'Error fetching money that matches no record',
  empty: {
    title: 'Nothing to look up',
    text: 'Payments that match no record appear here. A filter may hide some.',
  },
  text: 'Stripe reported these payments, but they match no record, so they are not in any total. Look each one up in Stripe. Refund it there, or record the payment on the right record. Then mark it as resolved.',
  filter: 'Status',
  columns: {
    createdAt: 'Reported',
    what: 'What to Do',
    stripe: 'In Stripe',
    amount: 'Amount',
    expected: 'Owed',
    status: 'Status',
    note: 'What Was Done',
  },
  reasons: {
    unknown_at_stripe:
      'Stripe cannot find this payment. Check that the Stripe keys belong to your account. If they do, no money has arrived.',
    no_record:
      'The record for this payment no longer exists. Refund it in Stripe, or record it by hand on another record.',
    wrong_amount:
      'The amount is different from what is owed. Refund it in Stripe, or correct the record and record the payment by hand.',
    unreadable_record:
      'The record for this payment cannot be read: see Unreadable. When the record is fixed, resend the event in Stripe, and we will record the payment.',
  },
  statuses: { open: 'Open', resolved: 'Resolved' },
  refunded: (amount: string) => `${amount} refunded`,
  unknown: '—',
  resolve: 'Resolve',
  resolveOf: (id: string) => `Resolve ${id}`,
  dialog: {
    title: 'Mark as Resolved',
    text: 'This does not charge or refund anything. It records what you did.',
    note: 'What you did',
    hint: 'For example: refunded in Stripe on December 4.',
    submit: 'Mark as Resolved',
    submitting: 'Saving...',
    done: { title: 'Marked as resolved' },
    failed: 'Error marking as resolved',
  },
} as const;
