/** What a person reads where the dashboard shows or changes payments. */
export const messages = {
  /** Of a spreadsheet. */
  columns: { paid: 'Paid', owed: 'Owed', references: 'Check Number' },
  partPaid: (amount: string) => `${amount} paid`,
  heading: 'Payments',
  none: 'No payments yet.',
  failed: 'The payments could not be loaded',
  loading: 'Loading payments...',
  cancel: 'Cancel',
  refunded: (amount: string) => `${amount} refunded`,
  answerDispute: (until: string) => `Answer at Stripe before ${until}`,
  amountWrong: (most: string) => `Enter an amount from $0.01 to ${most}.`,
  surplus: {
    title: (amount: string) => `Overpaid by ${amount}`,
    text: 'Refund it from one of the payments below. If an entry was a mistake, reverse that entry.',
  },
  methods: {
    check: 'Check',
    ach: 'ACH transfer',
    cash: 'Cash',
    bank_transfer: 'Bank transfer',
    venmo: 'Venmo',
    zelle: 'Zelle',
    other: 'Other',
  },
  stripeMethods: { card: 'Card', us_bank_account: 'Bank account' },
  statusFilter: 'Status',
  terms: {
    amount: 'Amount',
    method: 'Payment Method',
    status: 'Payment Status',
    dueDate: 'Due Date',
    paidDate: 'Paid Date',
    paidDateHint: 'Mark Paid fills this in.',
    invoice: 'Invoice Number',
    notes: 'Notes',
  },
  postmark:
    'For a mailed check, enter the date of the postmark: the giving statement counts it in that year.',
  markPaid: {
    open: 'Mark Paid',
    title: 'Mark as Paid',
    text: 'For a payment that did not come through Stripe, such as a check or cash. The payer and the office will get an email.',
    amount: 'Amount',
    amountHint: (due: string, owed: string) => `${due} is due now, ${owed} is owed in total.`,
    /** Of a payment plan by the office. */
    partHint: (owed: string, elsewhere: string) =>
      `${owed} is owed here. Another ${elsewhere} is owed on the other bills of the payment plan. Record that on those bills.`,
    /** Of what goes on until it is stopped. */
    dueHint: (due: string) => `${due} is due now.`,
    nextHint: (next: string) => `Nothing is due now. The next payment is ${next}.`,
    /** Of what was ended. */
    againHint: (most: string) =>
      `Nothing is owed. ${most} was reversed. If it came after all, record it.`,
    /** Of gifts, which are promised. */
    giftHint: (amount: string) =>
      `${amount} was pledged and has not arrived. If more came, enter all of it.`,
    giftsDueHint: (amount: string) => `${amount} was pledged up to today and has not arrived.`,
    left: (amount: string) => `${amount} is still owed after this.`,
    giftLeft: (amount: string) => `${amount} of the pledge is still to come after this.`,
    method: 'Method',
    date: 'Payment date',
    reference: 'Reference',
    referenceHint: 'Such as a check number.',
    submit: (amount: string) => `Record ${amount} Payment`,
    submitAny: 'Record Payment',
    submitting: 'Saving...',
    done: {
      title: 'Payment recorded',
      description: 'We will email the receipt.',
    },
    failed: 'Error recording payment',
  },
  reverse: {
    open: 'Reverse',
    openFor: (entry: string) => `: ${entry}`,
    title: (amount: string) => `Reverse this payment of ${amount}`,
    text: 'For a check that bounced, money you refunded by check or cash, or a payment that never came. To fix a mistake in it, use Edit. The entry stays in the books, and a second entry reverses it. The payer and the office will get an email.',
    reason: 'Reason',
    reasonHint: 'The payer will see this.',
    date: 'Date of reversal',
    dateHint: 'Such as the day the bank returned the check.',
    submit: 'Reverse Payment',
    submitting: 'Reversing...',
    done: {
      title: 'Payment reversed',
      description: 'The amount is owed again. The payer and the office will get an email.',
    },
    failed: 'Error reversing payment',
  },
  correct: {
    amount: 'Amount',
    method: 'Method',
    date: 'Payment date',
    reference: 'Reference',
    reason: 'Reason',
    reasonHint: 'The family will see this.',
    submitting: 'Saving...',
    failed: 'Error correcting payment',
    edit: {
      open: 'Edit',
      title: (amount: string) => `Correct this payment of ${amount}`,
      text: 'We will reverse the wrong entry and record the right one. The family and the office will each get one email that says what changed.',
      submit: 'Save Correction',
      done: {
        title: 'Payment corrected',
        description: 'The family and the office will each get one email.',
      },
    },
    move: {
      open: 'Move',
      title: (amount: string) => `Move this payment of ${amount} to another bill`,
      text: 'We will reverse it here and record it there. The family and the office will each get one email that says what changed.',
      search: 'Find a bill, registration or order',
      searchHint: 'By name, email or number. Leave it empty for this family.',
      to: 'Move it to',
      owed: (amount: string) => `${amount} owed`,
      nothingOpen: 'This family owes nothing else. Search for another record.',
      nothingFound: 'No matches with money owed.',
      choose: 'Choose where it belongs.',
      submit: 'Move Payment',
      done: {
        title: 'Payment moved',
        description:
          'Both records are correct now. The family and the office will each get one email.',
      },
    },
  },
  refund: {
    open: 'Refund',
    title: 'Refund This Payment',
    text: 'Stripe will refund it to the card or account it came from. Banks take a few days. The payer and the office will get an email.',
    amount: 'Amount',
    amountHint: (most: string) => `At most ${most}.`,
    stop: {
      donation: 'Stop the monthly gift, too',
      sponsorship: 'Stop the yearly sponsorship, too',
    },
    stopHint: 'If you leave this unchecked, Stripe will charge the card again.',
    /** Of installments. */
    nextCharge: (amount: string, day: string) =>
      `A refund does not stop the plan. Stripe will charge the next installment of ${amount}, due on ${day}. To stop that, cancel the subscription at Stripe first.`,
    submit: 'Send Refund',
    submitting: 'Refunding...',
    done: {
      title: 'Refund started',
      description: 'Stripe is refunding it. The payer’s bank may take a few days to show it.',
    },
    failed: 'Error refunding',
  },
  link: {
    open: 'Email Payment Link',
    done: {
      title: 'Payment link emailed',
      description: 'They can pay online without an account.',
    },
    failedTitle: 'Error emailing payment link',
  },
} as const;
