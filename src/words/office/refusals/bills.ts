/** What the office reads where a bill, its parts or its adjustments cannot be as asked.  */
export const messages = {
  player: 'Choose a player.',
  amount: 'Enter an amount, such as 150.00.',
  sponsorAmount: 'Enter an amount, such as 2500.00.',
  aboveZero: 'Enter an amount above zero.',
  tooMuch: 'Enter an amount of at most $100,000.',
  method: 'Choose a payment method.',
  status: 'Choose a status.',
  frequency: 'Choose a frequency.',
  stripeId: 'Enter the ID as Stripe shows it, such as pi_3Qf2Ab.',
  adjustmentKind: 'Choose what it is.',
  adjustmentAmount: 'Enter an amount, such as 50.00.',

  markPaid: 'To mark a bill as paid, use Mark Paid. It asks how and when, and updates the books.',
  refunded: 'This bill was fully refunded, so it is closed. Add a new bill instead.',
  takeBack:
    'A scholarship, discount or write-off brings this bill to $0.00. Remove it, and the bill is owed again.',
  paidOn:
    'A payment was made on this bill, so its amount cannot change. Refund or reverse the payment, or add another bill.',
  ofRegistration: 'This amount comes from a registration. Add another bill for the difference.',
  isPaid: 'This bill is paid. To undo that, refund or reverse its payment in Details.',

  refundPart: 'This bill is paid. Refund a part of its payment, or reverse it, instead.',
  cancelled: 'This bill was canceled, so nothing is owed on it.',
  nothingOwed: 'Nothing is owed on this bill.',
  upTo: (most: string) => `Enter an amount from $0.01 to ${most}, which is still owed.`,
  reopenFirst: 'This bill was canceled. Set it to Unpaid first.',
  partRefunded: 'A part was refunded. Add another bill for what is owed instead.',

  disputed: 'The payer’s bank disputes a payment. Wait until that is decided.',
  processing: 'A payment is being processed. Wait until it arrives, then try again.',
  planAtStripe: 'A plan at Stripe collects this. Stop the plan in Stripe first, then try again.',

  split: {
    count: 'Enter the number of installments.',
    whole: 'Enter a whole number.',
    least: 'Enter at least 2 installments.',
    most: (most: number) => `Enter at most ${most} installments.`,
    frequency: 'Choose how often.',
    firstOn: 'Choose today or a later day.',
    tooSmall: 'Each installment must be $1.00 or more.',
    planAtStripe:
      'Part of this was paid through a plan at Stripe, so it cannot be split. Add a bill for each installment instead, and write this one off.',
    inInstallments:
      'This registration is already paid in installments, and they stay as they were agreed. Record what comes with Mark Paid.',
    part: (index: number, count: number, number: string) =>
      `Part ${index} of ${count} of bill ${number}.`,
  },

  gone: 'We can’t find this bill anymore.',
  deleted: 'We can’t find this bill anymore. Someone may have deleted it.',
  changedBefore:
    'This dialog has already changed the bill. Close it, look at the bill, and open the dialog again.',
  noGuardian: 'This bill has no guardian. Enter a guardian’s email first.',
  linkSentToday: (to: string) =>
    `This link was already emailed to ${to} today. Ask them to look in their spam folder. If it was not sent yet, the Activity tab says why.`,
  paidTogether:
    'Part of this registration was paid for all its players together, so the bill of one player cannot be split. Agree on the days with the family, and change the due dates of the bills instead.',
  hasMoney:
    'A payment was made on this bill, so it stays in the books. Set it to Canceled instead.',
  stays:
    'This bill comes from a registration, so it stays. Set it to Canceled instead: the registration follows.',
  registrationOver: 'Its registration was canceled, so this bill is closed. Add another bill.',
  stripeCollects:
    'Stripe is collecting the payments of its registration. Stop the plan in Stripe first, or wait until the payment arrives.',
  gonePlayer: 'We can’t find this player anymore. Choose another.',
  goneParent: 'We can’t find this parent anymore. Choose another.',
  parentOf: (player: string) => `Parent of ${player}`,

  sponsor: {
    markPaid: 'To mark it as paid, use Mark Paid. It asks how and when, and updates the books.',
    isPaid: 'This is paid. To undo that, refund or reverse its payment in Details.',
    hasMoney: 'A payment was made here, so it stays in the books. Set it to Canceled instead.',
    amountStays: 'A payment was made here, so the amount cannot change.',
    frequencyStays: 'A payment was made here, so the frequency cannot change.',
    stripeCollects:
      'Stripe is collecting these payments. Stop the plan in Stripe first, or wait until the payment arrives.',
  },
};
