/** What the office is emailed about money that it has to look up: payouts that failed, and unmatched money. */
export const messages = {
  payout: {
    subject: (amount: string) => `The bank did not take a payout of ${amount}`,
    opening: 'The bank sent a payout back to Stripe. The money is not lost: it is at Stripe.',
    next: 'Check the bank account in Stripe under Settings, Payouts. Stripe will send the money again with a later payout once the account is right.',
    link: 'Open the payouts',
    rows: { inStripe: 'In Stripe', amount: 'Amount', arrivesOn: 'Was to arrive on', why: 'Why' },
  },
  unmatched: {
    subject: (stripeId: string) => `Money that fits no record: ${stripeId}`,
    why: {
      unknown_at_stripe: 'Stripe told us of a payment that it does not find any more.',
      no_record: 'A payment names a record that is not here.',
      wrong_amount: 'A payment has a different amount than the one that is owed.',
      unreadable_record: 'The record that a payment is for cannot be read.',
    },
    next: 'It is not in the books. Look it up in Stripe, refund it there or record it on its record, and mark it as resolved in the dashboard.',
    link: 'Open the dashboard',
    rows: { inStripe: 'In Stripe', for: 'For', amount: 'Amount', owed: 'Owed' },
  },
};
