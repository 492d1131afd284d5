/** What the board reads on the page of a month. */
export const messages = {
  title: (program: string, month: string) => `${program}: ${month}`,
  subject: 'Income, fees, reductions and what is owed',
  income: 'Income',
  incomeColumns: ['', 'Received', 'Refunded', 'Reversed', 'Lost disputes', 'Net'],
  kinds: {
    registration: 'Registrations',
    bill: 'Player bills',
    sponsorship: 'Sponsorships',
    order: 'Orders',
    donation: 'Gifts',
  },
  total: 'Total',
  fees: 'Stripe fees',
  ownFees: 'Other Stripe fees',
  afterFees: 'Net after Stripe fees',
  unknownFees: (count: number) =>
    count === 1
      ? 'The fee of 1 payment is not known yet.'
      : `The fees of ${count} payments are not known yet.`,
  reductions: 'Discounts, scholarships and write-offs this month',
  reductionColumns: ['', 'How many', 'Amount'],
  adjustments: {
    discount: 'Discounts',
    scholarship: 'Scholarships',
    'write-off': 'Write-offs',
  },
  payouts: 'Payouts to the bank that Stripe sent this month',
  payoutColumns: ['', 'How many', 'Amount'],
  bank: {
    matched: 'Matched with the bank statement',
    open: 'Not matched yet',
    sent: 'Sent to the bank',
    returned: 'Sent back by the bank, or canceled',
  },
  outstanding: (day: string) => `Owed to us on ${day}, by days overdue`,
  ages: {
    'not-due': 'Not yet due',
    '0-30': '0–30',
    '31-60': '31–60',
    '61-90': '61–90',
    'over-90': 'Over 90',
  },
  families: 'Families',
  sponsors: 'Sponsors',
  unreadable: (count: number) =>
    count === 1
      ? '1 record could not be read, so these totals may be wrong.'
      : `${count} records could not be read, so these totals may be wrong.`,
  footer: (day: string) => `From the books on ${day}`,
} as const;
