/** What a donor reads when a gift has been decided; it comes after the form. */
export const messages = {
  impact: 'What your gift does:',
  next: {
    once: [
      'If you asked for a receipt, look for it in your email in a few minutes.',
      'Your gift goes to work for our players.',
      'Next January, we will email you one page with all your gifts of this year.',
    ],
    monthly: [
      'If you asked for a receipt, we will email one for each gift.',
      'Your gifts go to work for our players, month after month.',
      'To change your card, or to pause or cancel, use the link in our emails.',
    ],
    processing: [
      'Your bank will send us the payment. This takes a few days.',
      'If you asked for a receipt, we will email it when we receive the payment.',
    ],
    /** After the first step, which depends on the way to pay. */
    pledged: 'If you asked for a receipt, we will email it when we receive your payment.',
  },
  pledged: 'Your gift is recorded. One step is left: your payment.',
  friend: 'I just gave to this program for young players. Will you join me?',

  result: {
    confirming: { title: 'Confirming your gift…', text: 'This usually takes a few seconds.' },
    paid: {
      title: 'Thank you for your gift!',
      text: 'We received your payment. If you asked for a receipt, we will email it to you.',
    },
    processing: {
      title: 'We have your gift, and your bank is processing the payment',
      text: 'This takes a few days. If you asked for a receipt, we will email it when we receive the payment.',
    },
    failed: {
      title: 'Your payment did not go through',
      text: 'You have not been charged. You can try again, or give another way.',
    },
    expired: {
      title: 'Your payment session expired',
      text: 'You have not been charged. Please start again.',
    },
    refunded: {
      title: 'This gift was refunded',
      text: 'Your bank may take a few days to show it.',
    },
    unknown: {
      title: 'We can’t find this gift',
      text: 'The link may be incomplete. If you paid, your payment is safe. If you asked for a receipt, it is in your email.',
    },
    slow: {
      title: 'Still waiting for the confirmation',
      text: "This is taking longer than usual. If you paid, your payment is safe. If you asked for a receipt, we'll email it when the payment is confirmed. Please do not pay again.",
    },
    unavailable: {
      title: 'We can’t check your gift right now',
      text: "Nothing is lost. If you paid, your payment is safe. If you asked for a receipt, we'll email it when the payment is confirmed.",
    },
    monthly: {
      title: 'Thank you for giving every month!',
      text: (firstDay: string) =>
        `Your monthly gift is set up. We will charge your first gift on ${firstDay}, and nothing before then.`,
      textStarted: 'Your monthly gift is set up, and we received the first one.',
    },
    ended: {
      title: 'This monthly gift has ended',
      text: 'Nothing more will be charged.',
      thanks: 'Thank you for everything you gave.',
    },
    tryAgain: 'Try Again',
    home: 'Back to Home',
  },

  statement: {
    heading: 'Giving statement',
    text: 'See all your gifts in a year on one page. We will email it to the address you used when you gave.',
    email: 'Email',
    year: 'Year',
    submit: 'Email Me the Statement',
    submitting: 'Sending...',
    sent: 'If we have gifts from you in that year, we will email the statement to this address.',
  },
};
