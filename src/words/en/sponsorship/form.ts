/** What a sponsor reads while applying. Toasts and the words of the form are the specification's. */
export const messages = {
  back: 'Back to Become a Sponsor',
  heading: 'Sponsorship Application',
  intro: 'Choose a level or your own amount, and how you would like to pay it.',
  noScript: 'This form needs JavaScript, which is turned off in this browser.',

  account: {
    title: 'Account Options',
    text: 'Have an account? Sign in. If not, we will create one automatically when you apply, unless you uncheck the box below.',
    signIn: 'Sign In',
    create: 'Create an account for me',
    createHint: 'For people 18 or older. We will email you a link to choose a password.',
  },

  level: 'Sponsorship Level',
  chooseLevel: 'Choose a level',
  levelHint: (range: string, suggested: string) => `${range} (we suggest ${suggested})`,
  customHint: 'Enter your own amount below.',
  ownAmount: 'Enter Your Own Amount',
  customAmount: 'Custom Amount',
  customAmountHint: 'This replaces the amount of the level. You can enter cents.',

  frequency: 'Payment Frequency',
  frequencies: {
    'one-time': 'One-Time',
    monthly: 'Monthly',
    quarterly: 'Quarterly',
    annual: 'Annual',
  },
  frequencyHints: {
    'one-time': (amount: string) => `${amount} once`,
    monthly: (amount: string, count: number) => `${amount} × ${count} months`,
    quarterly: (amount: string, count: number) => `${amount} × ${count} quarters`,
    annual: (amount: string) => `${amount} every year, until you cancel`,
  },
  calculator: 'Your Payments',
  chooseAmount: 'Choose a level, or enter your own amount.',

  contact: 'Contact Information',
  business: 'Business Information',
  businessName: 'Business Name',
  businessLabels: {
    address: 'Business Address',
    city: 'City',
    state: 'State',
    zipCode: 'ZIP Code',
  },
  businessWebsite: 'Website',
  more: { title: 'More Options', text: 'Website, business address, comments, newsletter' },
  comments: 'Comments',
  marketingConsent: 'You may show our name and logo in your marketing',
  newsletterConsent: 'Send me the newsletter',
  methodHints: {
    check: 'Mail a check to our address, shown on the next page.',
  },

  submit: 'Send Application',
  submitAmount: (amount: string) => `Sponsor for ${amount}`,
  submitting: 'Processing...',
  notSent: 'Your application was not confirmed',
  paymentError: 'Payment Error',
  paymentFailed: 'Failed to process payment',
  safeToRepeat: 'You can send it again. We will not record it twice.',
  sentBefore: (number: string) =>
    `You already sent sponsorship ${number}. Check your email for the confirmation before you send it again.`,
  submitted: {
    title: 'Form Submitted',
    description: "We'll contact you shortly with payment instructions.",
  },

  next: (time: string | null) => [
    'Your receipt will come by email.',
    time
      ? `Our sponsor team will contact you within ${time}.`
      : 'Our sponsor team will contact you.',
    'Together we will plan how to thank your business.',
  ],
  pledged: 'Your sponsorship is recorded. One step is left: your payment.',
  /** After the first step, which depends on the way to pay. */
  nextAfterPledge: (time: string | null) => [
    time
      ? `Our sponsor team will contact you within ${time}.`
      : 'Our sponsor team will contact you.',
    'When we receive your payment, we will email you a receipt.',
  ],
  friend: 'We sponsor this program for young players. Will your business join us?',
  number: 'Sponsorship number',
  levelFact: 'Level',
  checkText: 'Please mail your check as shown below.',
  checkPlanText:
    'Please mail your first check as shown below, then mail the rest as they come due.',
  sponsors: 'Our Sponsors',
  home: 'Back to Home',
  changed: {
    title: 'The payments have changed',
    text: 'The payment schedule has changed. Nothing has been charged yet.',
    pay: 'Continue to Payment',
  },
  transactionId: 'Transaction ID',

  result: {
    confirming: {
      title: 'Confirming your payment…',
      text: 'This usually takes a few seconds.',
    },
    paid: {
      title: 'Thank you for your sponsorship!',
      text: 'We received your payment and will email you a receipt.',
    },
    started: {
      title: 'Thank you for your sponsorship!',
      text: 'We received your first payment and will email you a receipt. The next ones will be charged automatically.',
    },
    processing: {
      title: 'Thank you for your sponsorship!',
      text: 'Your bank is processing this payment. This takes a few days. We will email you when we receive it.',
    },
    failed: {
      title: 'Your payment did not go through',
      text: 'You have not been charged. You can try again, or pay another way.',
    },
    expired: {
      title: 'Your payment session expired',
      text: 'You have not been charged. Please start again.',
    },
    refunded: {
      title: 'This sponsorship was refunded',
      text: 'Your bank may take a few days to show it.',
    },
    unknown: {
      title: 'We can’t find this sponsorship',
      text: 'The link may be incomplete. If you paid, your payment is safe and the receipt is in your email.',
    },
    slow: {
      title: 'Still waiting for the confirmation',
      text: "This is taking longer than usual. If you paid, your payment is safe, and we'll email you when it is confirmed. Please do not pay again.",
    },
    unavailable: {
      title: 'We can’t check your payment right now',
      text: "Nothing is lost. If you paid, your payment is safe, and we'll email you the confirmation.",
    },
    tryAgain: 'Try Again',
  },
};
