/** What the office is emailed about money that it has to look up: payouts that failed, and unmatched money. */
export const messages = {
  payout: {
    subject: (amount: string) => `The bank returned a payout of ${amount}`,
    opening: 'The bank returned a payout to Stripe. The money is not lost: it is at Stripe.',
    next: 'Check the bank account in Stripe under Settings, Payouts. Stripe will send the money again with a later payout once the account is right.',
    link: 'Open the payouts',
    rows: { inStripe: 'In Stripe', amount: 'Amount', arrivesOn: 'Expected on', why: 'Why' },
  },
  unmatched: {
    subject: (stripeId: string) => `Money that matches no record: ${stripeId}`,
    why: {
      unknown_at_stripe: 'Stripe reported a payment that it cannot find now.',
      no_record: 'The record for this payment no longer exists.',
      wrong_amount: 'The amount is different from what is owed.',
      unreadable_record: 'The record for this payment cannot be read.',
    },
    next: 'It is not in any total. Look it up in Stripe. Refund it there, or record the payment on the right record. Then mark it as resolved in the dashboard.',
    link: 'Open the dashboard',
    rows: { inStripe: 'In Stripe', for: 'For', amount: 'Amount', owed: 'Owed' },
  },
};
