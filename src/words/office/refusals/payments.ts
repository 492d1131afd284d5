/** What the office reads where money cannot be recorded, reversed or refunded. */
export const messages = {
  gone: 'We can’t find this record anymore.',
  reversed: 'This payment was already reversed. Close this and look at the payments again.',
  nothingOwedThere: 'Nothing is owed there.',
  upToThere: (owed: string) =>
    `Enter an amount from $0.01 to ${owed}, which is what is owed there.`,
  resolved: 'This is already marked as resolved.',
  otherPayment:
    'Another payment was already recorded from this dialog. Close it, check the payments, and record this one again.',
  amount: 'This amount is not right.',
  upTo: (owed: string) => `Enter an amount from $0.01 to ${owed}, which is what is owed.`,
  gonePayment: 'We can’t find this payment anymore.',
  isReversal: 'This reverses a payment. Record the payment again instead.',
  throughStripe: 'This payment came through Stripe. Refund it there instead.',
  byHand: 'This was not paid through Stripe, so refund it by hand.',
  disputed: 'The payer disputes this payment. Reply in Stripe instead.',
  bankReversed: 'The payer’s bank has already reversed this payment.',
  refundedMeanwhile: (amount: string) =>
    `${amount} of this payment was just refunded. Nothing more was refunded. Close this and look at the payments again.`,
  paidMeanwhile:
    'A payment was just recorded or reversed here. Yours was not recorded. Reload and look at the payments again.',
  notStopped:
    'Stripe did not stop the payments that come after this one. Nothing was refunded. Please try again, or cancel the subscription at Stripe first.',
  stoppedNotRefunded: (why: string) =>
    `The payments that come after this one were stopped. But nothing was refunded. ${why}`,
  notChargedAgain: 'Stripe does not charge this again. Nothing was refunded. Reload to see it.',
  nothingLeft: 'There is nothing left to refund.',
  upToLeft: 'Enter an amount up to what is left of the payment.',
  justPaid: (number: string) =>
    `${number} was just paid by card. Nothing was changed. Look at the payments again.`,
  pageOpened: 'The payer just opened a payment page. Nothing was changed. Please try again.',
  nothingOwed: 'Nothing is owed anymore.',
  cancelled: 'This was canceled, so nothing is owed. Set it to Unpaid first.',
  underWay: 'A card or bank payment is in progress at Stripe. Cancel it there first.',
  partPaid: 'A part of its registration is already paid: record the balance under Registrations.',
  futureMoney: (today: string) =>
    `This day is in the future. Enter the day of the payment. It can be today, ${today}, or earlier.`,
  future: (today: string) => `This day is in the future. Enter today, ${today}, or earlier.`,
  beforePayment: (paidOn: string) =>
    `The payment was received on ${paidOn}. Enter that day or a later one.`,
  stripeRefused: (message: string) => `Stripe did not accept this refund: ${message}`,
  stripeDown:
    'Stripe cannot be reached right now. Please try again in a moment. The same refund is sent only once.',
  payoutsOld:
    'Stripe cannot be reached right now. The payouts below may be out of date. Please try again in a moment.',
  lineFits: 'This line needs no note: it was noted, or its payment was found. Reload to see it.',
  lineNotKnown: 'This line is not marked as known. Reload to see it.',
  gonePayout: 'We can’t find this payout anymore.',
  matched: 'This payout is already matched.',
  notTaken: 'The bank returned this payout, so it is not on a statement.',
  notMatched: 'This payout is not matched.',
  orderCancelled: 'This order is already canceled. Reload to see it.',
  orderPaid:
    'We received a payment, or one is being processed, so this order cannot be canceled. Refund it or reverse the payment first.',
  orderNotClosed:
    'This order is paid, has nothing that could stay, or a payment is in progress. Reload to see it. To give up one that nobody paid for, press Cancel Order.',
  giftNotEnded:
    'This gift is paid, has ended, or is charged by Stripe. Reload to see it. To stop a gift by card, cancel its subscription at Stripe.',
  sponsorshipNotEnded:
    'This sponsorship is paid, has ended, or is charged by Stripe. Reload to see it. To stop one by card, cancel its subscription at Stripe. If nothing has come, set it to Canceled.',
  orderStep: 'Only paid orders can be packed and sent.',

  enterAmount: 'Enter an amount.',
  smallerAmount: 'Enter a smaller amount.',
  method: 'Choose how it was paid.',
};
