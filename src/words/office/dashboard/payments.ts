/** What a person reads on the Payments tab. */
export const messages = {
  title: 'Payments',
  /** In a row, to the payout that the money went to the bank in. */
  seePayout: 'See Payout',
  views: { movements: 'All', payouts: 'Payouts', month: 'Month' },
  period: 'Period',
  month: 'Month',
  allTime: 'All years',
  caption: (period: string) => `Payments: ${period}`,
  failed: 'Error fetching payments',
  empty: {
    title: 'No payments',
    text: 'Payments, refunds and reversals from this period appear here. A filter may hide some.',
  },
  searchFirst: {
    title: 'Search all years',
    text: 'Enter a name, an email, a record number or a check number.',
  },
  none: '—',
  close: 'Close',
  details: 'Details',
  openRecord: (label: string) => `Open ${label}`,
  stats: {
    received: 'Received',
    refunded: 'Refunded',
    takenBack: 'Reversed or Disputed',
    net: 'Net',
  },
  /** Of the filter by what moved: a payment, a refund. */
  paymentOrRefund: 'Payment or Refund',
  columns: {
    date: 'Date',
    payer: 'Payer',
    email: 'Email',
    label: 'For',
    kind: 'Kind',
    what: 'Type',
    method: 'Method',
    reference: 'Reference',
    amount: 'Amount',
    fee: 'Stripe Fee',
    payout: 'Payout',
    reason: 'Reason',
  },
  moves: {
    received: 'Payment',
    refund: 'Refund',
    reversal: 'Reversal',
    dispute: 'Lost dispute',
  },
  kinds: {
    registration: 'Registrations',
    bill: 'Player bills',
    sponsorship: 'Sponsorships',
    order: 'Orders',
    donation: 'Gifts',
  },
} as const;
