/** What a person reads on the Month part of the Payments tab. */
export const messages = {
  failed: 'Error fetching the month',
  print: 'PDF for the Board',
  printing: 'Making the PDF...',
  printFailed: 'Error making the PDF',
  income: 'Income',
  kind: 'Kind',
  columns: {
    received: 'Received',
    refund: 'Refunded',
    reversal: 'Reversed',
    dispute: 'Lost Disputes',
  },
  net: 'Net',
  total: 'Total',
  fees: 'Stripe fees',
  ownFees: 'Other Stripe fees',
  afterFees: 'Net after Stripe fees',
  unknownFees: (count: number) =>
    count === 1
      ? 'The fee of 1 payment is not known yet.'
      : `The fees of ${count} payments are not known yet.`,
  reductions: 'Discounts, Scholarships and Write-offs',
  reduction: 'Reduction',
  count: 'How Many',
  amount: 'Amount',
  adjustments: {
    discount: 'Discounts',
    scholarship: 'Scholarships',
    'write-off': 'Write-offs',
  },
  payouts: {
    title: 'Payouts to the Bank',
    text: 'What Stripe sent to the bank this month, after its fees. Payments from the last days of a month arrive in the next one.',
    payout: 'Payouts',
    matched: 'Matched with the bank statement',
    open: 'Not matched yet',
    sent: 'Sent to the bank',
    returned: 'Sent back by the bank, or canceled',
  },
  outstanding: (day: string) => `Owed to us on ${day}`,
  outstandingText:
    'By days overdue. This is what is owed today, even if you chose an earlier month.',
  who: 'Who',
  ages: {
    'not-due': 'Not Yet Due',
    '0-30': '0–30',
    '31-60': '31–60',
    '61-90': '61–90',
    'over-90': 'Over 90',
  },
  families: 'Families',
  sponsors: 'Sponsors',
} as const;
