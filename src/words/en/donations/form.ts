/** What a person reads while giving. Toasts, hints and the words of the form are the specification's. */
export const messages = {
  back: 'Back to Donations',
  noScript: 'This form needs JavaScript, which is turned off in this browser.',

  account: {
    title: 'Account Options',
    text: 'Have an account? Sign in. If not, we will create one automatically when you give, unless you uncheck the box below.',
    signIn: 'Sign In',
    create: 'Create an account for me',
    createHint:
      'For people 18 or older. We will email you a link to choose a password. Your account shows your gifts and receipts.',
  },

  amount: 'Choose an Amount',
  quickPicks: 'Suggested amounts',
  customAmount: 'Custom Amount',
  oneTimeHint: (smallest: string) => `Enter any amount ${smallest} or more`,
  more: {
    title: 'More Options',
    text: 'Comments, anonymous gift, receipt, newsletter',
  },
  schedule: 'Billing Schedule',
  starts: (day: string) => `Starts ${day}`,
  changeSchedule: 'Change the start date or the day of the month.',
  startDate: 'Start Date',
  startHint: 'Choose tomorrow or a later date.',
  paymentDay: 'Payment Day',
  paymentDayHint: 'The day of the month of your gift.',
  contact: 'Contact Information',
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
    intro: 'Your gift helps right away.',
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
  safeToRepeat: 'You can send it again. You won’t be charged twice.',
  sentBefore: (number: string) =>
    `You already sent gift ${number}. Check your email for the confirmation before you give again.`,

  giftNumber: 'Gift number',
  giftAmount: 'Amount',
  eachMonth: 'Each month',
  firstGift: 'First gift',
  followingGifts: 'Then',
  following: (days: string) => `${days} and so on, until you cancel`,
  receipt: 'Keep your receipt for your taxes.',
  manage:
    'If you pay by card, our emails have a link to change the card, or to pause or cancel. If not, just tell us.',
  checkText: 'Please mail your check as shown below.',
  checkMonthlyText: 'Please mail your first check as shown below, then one each month.',
};
