/** What a person reads while giving. Toasts, hints and the words of the form are the specification's. */
export const messages = {
  back: 'Back to Donations',
  noScript: 'Giving here needs JavaScript, which is switched off in this browser.',
  noScriptCheck: (payee: string) => `You can also mail a check to ${payee}.`,

  account: {
    title: 'Account Options',
    text: 'Have an account? Sign in. If not, one is created automatically when you give, unless you uncheck the box below.',
    signIn: 'Sign In',
    create: 'Create an account for me',
    createHint:
      'Your email address is your user name. We will email you a link to choose a password. Your account shows your gifts and receipts.',
  },

  amount: 'Choose an Amount',
  quickPicks: 'Amounts to pick from',
  customAmount: 'Custom Amount',
  oneTimeHint: (smallest: string) => `Enter any amount ${smallest} or more`,
  schedule: 'Billing Schedule',
  startDate: 'Start Date *',
  startHint: 'Pick tomorrow or a later date.',
  paymentDay: 'Payment Day *',
  paymentDayHint: 'Day of the month on which your gift is charged.',
  contact: 'Contact Information',
  address: 'Address',
  comments: 'Comments',
  anonymous: 'Make my gift anonymous',
  anonymousHint: 'We won’t list your name publicly.',
  emailReceipt: 'Email me a receipt',
  newsletterConsent: 'Send me the newsletter',
  methodHints: {
    check: 'Mail a check to our address, shown on the next page.',
  },

  'one-time': {
    heading: 'One-Time Donation',
    intro: 'Your gift goes to work right away.',
    summary: 'Your Gift',
    chooseAmount: 'Choose an amount, or enter your own.',
    submit: (amount: string) => `Donate ${amount}`,
    submitUnknown: 'Donate',
    failed: 'There was an error processing your donation. Please try again.',
    card: {
      title: 'Donation Submitted',
      description: 'You will be redirected to complete your payment.',
    },
    pledge: {
      title: 'Donation Submitted',
      description: "We'll contact you with payment instructions.",
    },
  },
  monthly: {
    heading: 'Monthly Giving',
    intro:
      'A gift each month lets us plan a whole season. You can pause, change or cancel it any time.',
    summary: 'Your Monthly Gift',
    chooseAmount: 'Choose an amount, or enter your own.',
    submit: (amount: string) => `Give ${amount} Monthly`,
    submitUnknown: 'Start Monthly Giving',
    failed: 'There was an error setting up your monthly giving. Please try again.',
    card: {
      title: 'Monthly Giving Setup',
      description: 'You will be redirected to complete your payment setup.',
    },
    pledge: {
      title: 'Monthly Giving Request Submitted',
      description: "We'll contact you with payment instructions.",
    },
  },
  submitting: 'Processing...',
  notSent: 'Your gift was not confirmed',
  errorTitle: 'Error',
  safeToRepeat: 'You can send it again: you won’t be charged twice.',
  sentBefore: (number: string) =>
    `Gift ${number} has already been sent. Look for its confirmation in your email before you give again.`,

  giftNumber: 'Gift number',
  giftAmount: 'Amount',
  eachMonth: 'Each month',
  firstGift: 'First gift',
  followingGifts: 'Then',
  following: (days: string) => `${days} and so on, until you cancel`,
  manage: 'You can pause it, change the card or stop it from a link in every receipt.',
  checkText: 'Please mail your check as follows.',
  checkMonthlyText: 'Please mail your first check as follows, and one each month.',
  giveAgain: 'Give Again',

  paidHere: {
    title: 'Thank you for your gift!',
    text: 'Your payment has arrived. If you asked for a receipt, we will email it to you.',
  },
  setUpHere: {
    title: 'Thank you for giving every month!',
    text: 'Your monthly gift is set up.',
  },

  result: {
    confirming: { title: 'Confirming your gift…', text: 'This usually takes a few seconds.' },
    paid: {
      title: 'Thank you for your gift!',
      text: 'Your payment has arrived. If you asked for a receipt, we will email it to you.',
    },
    processing: {
      title: 'Your gift is in, and your bank is processing the payment',
      text: 'This takes a few days. We will email you when it arrives.',
    },
    failed: {
      title: 'Your payment did not go through',
      text: 'You have not been charged. You can try again, or give another way.',
    },
    expired: {
      title: 'Your payment session expired',
      text: 'You have not been charged. Please start again.',
    },
    refunded: { title: 'This gift was refunded', text: 'Banks take a few days to show it.' },
    unknown: {
      title: 'We can’t find this gift',
      text: 'The address may be incomplete. If you paid, your payment is safe and the receipt is in your email.',
    },
    slow: {
      title: 'Still waiting for the confirmation',
      text: "It takes longer than usual. If you paid, your payment is safe: we'll email you as soon as it is confirmed. Please do not pay again.",
    },
    unavailable: {
      title: 'We cannot check your gift right now',
      text: "Nothing is lost: if you paid, your payment is safe and we'll email you the confirmation.",
    },
    monthly: {
      title: 'Thank you for giving every month!',
      text: (firstDay: string) =>
        `Your monthly gift is set up. The first is made on ${firstDay}; nothing is charged before.`,
      textStarted: 'Your monthly gift is set up, and the first has arrived.',
    },
    ended: {
      title: 'This monthly gift has ended',
      text: 'Nothing more will be charged. Thank you for everything you gave.',
    },
    retry: 'Retry',
    tryAgain: 'Try Again',
    home: 'Back to Home',
  },

  statement: {
    heading: 'A statement of your gifts',
    text: 'For your taxes: all your gifts of a year on one page, emailed to the address you gave with.',
    email: 'Email *',
    year: 'Year',
    submit: 'Email Me the Statement',
    submitting: 'Sending...',
    sent: 'If there are gifts of that year under this address, the statement is on its way.',
  },
} as const;
