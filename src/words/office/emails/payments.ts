/** What the office is emailed about payments. */
export const messages = {
  nobody: 'someone without an email address',
  subject: (label: string, headline: string) => `${label}: ${headline}`,
  opening: (label: string, who: string, headline: string) => `${label}, ${who}: ${headline}.`,

  paid: 'paid',
  allPaid: 'we received the last payment, and everything is paid',
  planPayment: 'we received a payment on the plan',
  refused: 'the bank declined the payment',
  refundFailed: 'the bank returned a refund; check it in Stripe',
  disputed: 'the payer disputes the payment; answer at Stripe',
  dispute: {
    stake: (amount: string) =>
      `The payer’s bank asks for the money back. If we do not answer, we may lose up to ${amount}, and a fee of Stripe’s.`,
    until: (day: string, time: string) => `Stripe takes our answer until ${day}, ${time}.`,
    untilUnknown:
      'Stripe’s page of the payment says until when we can answer, or that the bank takes no answer.',
    send: 'We can answer once. Send what shows that the payer agreed to pay, such as the registration or order, our receipt, and the signed waiver. The handbook has a list: “A payer disputes a payment”.',
    sendRefund:
      'We refunded all of this payment. We can answer once: send what shows the refund and its day, so that the bank does not take the money a second time.',
    link: 'See the payment at Stripe',
  },
  disputeWon: 'we won the dispute and keep the money',
  disputeWonRefunded: 'we won the dispute: only our refund went back',
  disputeLost: (amount: string) => `we lost the dispute: the bank took ${amount} back`,
  disputeLostAndOwed: (amount: string) =>
    `we lost the dispute: the bank took ${amount} back, and it is owed again`,
  disputeLostRefunded: (amount: string) =>
    `we lost the dispute: the bank took ${amount} back, although we had refunded it`,
  chargedAgain:
    'Stripe goes on with the plan, so the card will be charged again. To stop that, cancel the subscription at Stripe.',
  reversed: (amount: string) => `${amount} that was recorded by hand was reversed`,
  overpaid: (paid: string, total: string) =>
    `we received ${paid}, but only ${total} was owed; please refund the difference`,
  started: 'a plan is set up',
  plan: {
    paused: 'the plan was paused',
    resumed: 'the plan was resumed',
    ended: 'the plan was ended',
  },
  byHand: (amount: string) => `${amount} was recorded by hand`,
  byHandSoFar: (amount: string, paid: string, total: string) =>
    `${amount} was recorded by hand, ${paid} of ${total} so far`,
  refunded: (amount: string) => `${amount} refunded`,
  refundedTotal: (amount: string, total: string) => `${amount} refunded, ${total} total`,

  corrected: 'a payment recorded by hand was corrected',
  moved: (from: string) => `a payment recorded by hand was moved here from ${from}`,
  wasFor: (label: string, who: string) => `It was recorded for ${label}, ${who}.`,
  wasForNowFor: (from: string, whose: string, to: string, who: string) =>
    `It was recorded for ${from}, ${whose}, and is now recorded for ${to}, ${who}.`,
};
