/** What the office reads where money cannot be recorded, reversed or refunded. */
export const messages = {
  gone: 'This record is no longer there.',
  reversed: 'This payment was already reversed. Close this and look at the payments again.',
  nothingOwedThere: 'Nothing is owed there.',
  upToThere: (owed: string) =>
    `Enter an amount from $0.01 to ${owed}, which is what is owed there.`,
  resolved: 'This is already marked as resolved.',
  otherPayment:
    'Another payment was already recorded from this dialog. Close it, check the payments, and record this one again.',
  amount: 'The amount is not right.',
  upTo: (owed: string) => `Enter an amount from $0.01 to ${owed}, which is what is owed.`,
  gonePayment: 'This payment is no longer there.',
  isReversal: 'This reverses a payment. Record the payment again instead.',
  throughStripe: 'This came through Stripe: refund it there instead.',
  byHand: 'This was not paid through Stripe, so refund it by hand.',
  disputed: 'The payer disputes this payment: answer in Stripe instead.',
  bankReversed: 'The payer’s bank has already reversed this payment.',
  refundedMeanwhile: (amount: string) =>
    `${amount} of this payment has been refunded in the meantime. Nothing was refunded now: close this and look at the payments again.`,
  nothingLeft: 'There is nothing left to refund.',
  upToLeft: 'Enter an amount up to what is left of the payment.',
  justPaid: (number: string) =>
    `${number} has just been paid by card. Nothing was changed: look at the payments again.`,
  pageOpened: 'The payer has just opened a payment page. Nothing was changed. Please try again.',
  nothingOwed: 'Nothing is owed anymore.',
  cancelled: 'This was canceled, so nothing is owed. Set it to Unpaid first.',
  underWay: 'A card or bank payment is in progress at Stripe. Cancel it there first.',
  partPaid: 'A part of its registration is already paid: record the balance under Registrations.',
  futureMoney: (today: string) =>
    `This day is in the future. Enter the day you received the money: today, ${today}, or earlier.`,
  future: (today: string) => `This day is in the future. Enter today, ${today}, or earlier.`,
  beforePayment: (paidOn: string) =>
    `The payment was received on ${paidOn}. Enter that day or a later one.`,
  stripeRefused: (message: string) => `Stripe did not take this refund: ${message}`,
  stripeDown:
    'Stripe cannot be reached right now. Please try again in a moment: the same refund is made only once.',
  payoutsOld:
    'Stripe cannot be reached right now. The payouts shown are those we know; please try again in a moment.',
  gonePayout: 'This payout is no longer there.',
  matched: 'This payout is already matched.',
  notTaken: 'The bank did not take this payout, so it is on no statement.',
  notMatched: 'This payout is not matched.',
  orderCanceled: 'This order is already canceled. Reload to see it.',
  orderPaid:
    'A payment has arrived or is being processed, so this order cannot be canceled. Refund it or reverse the payment first.',
  orderStep: 'Only orders that are paid can be packed and sent.',

  enterAmount: 'Enter an amount.',
  smallerAmount: 'Enter a smaller amount.',
  method: 'Choose how it was paid.',
};
