/** Where money stands: one word a state, in the account, in emails and on the dashboard. */
export const messages = {
  /** Of an order, a gift, a sponsorship, a registration, and their bills. */
  record: {
    pending: 'Unpaid',
    processing: 'Processing',
    paid: 'Paid',
    active: 'Active',
    overdue: 'Overdue',
    past_due: 'Overdue',
    paused: 'Paused',
    ended: 'Ended',
    payment_failed: 'Payment failed',
    cancelled: 'Canceled',
    expired: 'Unpaid',
    partially_refunded: 'Partially refunded',
    refunded: 'Refunded',
    disputed: 'Disputed',
  },
  /** Of one payment. */
  payment: {
    processing: 'Processing',
    paid: 'Paid',
    failed: 'Payment failed',
    partially_refunded: 'Partially refunded',
    refunded: 'Refunded',
    disputed: 'Disputed',
    dispute_lost: 'Reversed by the bank',
    reversal: 'Reversed',
  },
};
