/** What a person reads who opens a payment link from an email. */
export const messages = {
  title: 'Pay Online',
  description: 'Pay with the link from our email, or in your account.',
  points: [
    'You will see what you owe before you pay.',
    'Stripe handles your card. We never see its number.',
    'We will email you a receipt.',
  ],
  noScript: 'This page needs JavaScript, which is turned off in this browser.',
  loading: 'Loading what is due…',
  failed: 'We cannot show this bill',
  notLoaded: 'Check your connection and try again.',
  what: 'For',
  due: 'Due',
  paid: 'Paid so far',
  paidOf: (paid: string, total: string) => `${paid} of ${total}`,
  amount: {
    whole: 'Amount',
    rest: 'Left to pay',
    installments: 'To pay now',
    next: 'Next payment',
  },
  notDue: 'Nothing is due now. If you like, you can pay early.',
  payEarly: (amount: string) => `Pay ${amount} Early`,
  pay: (amount: string) => `Pay ${amount}`,
  opening: 'Opening the payment page…',
  secure: 'Pay securely with Stripe. You don’t need an account.',
  payFailed: 'Payment Error',
  noLink: {
    title: 'Use the link in your email to open this page',
    text: 'Open the email about your bill again and use its link. Can’t find it? Pay in your account, or contact us for a new link.',
  },
  inAccount: {
    title: 'Pay in your account',
    text: 'Your account shows your players’ bills, with a button to pay them.',
    button: 'Open My Account',
  },
  newLink: 'Get a new link for a monthly gift or a payment plan',
  over: {
    paid: { title: 'This is paid. Thank you!', text: 'There is nothing left to pay here.' },
    cancelled: {
      title: 'There is nothing to pay here',
      text: 'This was canceled, refunded or ended.',
    },
    processing: {
      title: 'Your bank is processing this payment',
      text: 'This takes a few days. We will email you when we receive it.',
    },
    plan: {
      title: 'This is being paid in installments',
      text: 'You do not need to do anything here.',
    },
    past_due: {
      title: 'Your last payment did not go through',
      text: 'Change your card, and we will try again.',
    },
    paused: {
      title: 'This is paused',
      text: 'Nothing will be charged until you resume it.',
    },
    held: {
      title: 'This is paused',
      text: 'Nothing will be charged for now. To continue, please contact us.',
    },
    office: {
      title: 'This cannot be paid online right now',
      text: 'Please contact us, and we will tell you what is left to pay.',
    },
  },
  next: (amount: string, day: string) => `Your card will be charged ${amount} on ${day}.`,
  changeCard: 'Change the Card',
  manage: 'Manage Payments',
  confirming: 'Confirming your payment…',
  done: { title: 'Thank you! We received your payment', text: 'We will email you a receipt.' },
  dead: { title: 'Your payment did not go through', text: 'You have not been charged.' },
  unclear: {
    title: 'We can’t confirm your payment yet',
    text: 'If you paid, your payment is safe. Check back in a few minutes before you pay again.',
  },
  contact: 'Contact Us',
  home: 'Back to Home',
};
