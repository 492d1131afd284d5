/** What a person reads who opens a payment link from an email. */
export const messages = {
  title: 'Pay Online',
  description: 'Pay what you owe. You don’t need an account.',
  points: [
    'You see what you owe before you pay.',
    'Stripe handles your card. We never see its number.',
    'We email you a receipt.',
  ],
  noScript: 'This page needs JavaScript, which is turned off in this browser.',
  loading: 'Loading what is due…',
  failed: 'We cannot show this bill',
  notLoaded: 'Check your connection and try again.',
  what: 'For',
  due: 'Due',
  paid: 'Paid so far',
  paidOf: (paid: string, total: string) => `${paid} of ${total}`,
  amount: { whole: 'Amount', rest: 'Left to pay', installments: 'To pay now' },
  pay: (amount: string) => `Pay ${amount}`,
  opening: 'Opening the payment page…',
  secure: 'Pay securely with Stripe. You don’t need an account.',
  payFailed: 'Payment Error',
  noLink: {
    title: 'Use the link in your email to open this page',
    text: 'Open the email about your bill again and use its link. Can’t find it? Contact us, and we will send you a new one.',
  },
  inAccount: {
    title: 'Pay in your account',
    text: 'Your account shows every bill, with a button to pay it.',
    button: 'Open My Account',
  },
  over: {
    paid: { title: 'This is paid. Thank you!', text: 'There is nothing left to pay here.' },
    cancelled: { title: 'This was canceled', text: 'There is nothing to pay.' },
    processing: {
      title: 'Your bank is processing this payment',
      text: 'This takes a few days. We will email you when we receive it.',
    },
    plan: {
      title: 'This is being paid in installments',
      text: 'You do not need to do anything here.',
    },
    office: {
      title: 'This cannot be paid online right now',
      text: 'Please contact us, and we will tell you what is left to pay.',
    },
  },
  next: (amount: string, day: string) => `Your card will be charged ${amount} on ${day}.`,
  changeCard: 'Change the Card',
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
