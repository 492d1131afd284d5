import type { PaymentLink } from '#contracts/billing/payment-link.ts';

/** What a person reads who opens a payment link from an email. */
export const payMessages = {
  title: 'Pay Online',
  description: 'Pay what is due, without an account.',
  noScript: 'Paying here needs JavaScript, which is switched off in this browser.',
  loading: 'Loading what is due…',
  failed: 'We cannot show this payment',
  retry: 'Try Again',
  what: 'For',
  due: 'Due',
  paid: 'Paid so far',
  paidOf: (paid: string, total: string) => `${paid} of ${total}`,
  amount: { whole: 'Amount', rest: 'Still to pay', installments: 'To pay now' },
  pay: (amount: string) => `Pay ${amount}`,
  opening: 'Opening the payment page…',
  secure: 'You pay securely with Stripe. No account is needed.',
  payFailed: 'Payment Error',
  noLink: {
    title: 'This page opens from the link in your email',
    text: 'Open the email about your bill again and use its link. Nothing found? Write to us, and we will send you a new one.',
  },
  over: {
    paid: { title: 'This is paid. Thank you!', text: 'There is nothing left to pay here.' },
    cancelled: { title: 'This was cancelled', text: 'There is nothing to pay.' },
    processing: {
      title: 'Your bank is processing this payment',
      text: 'This takes a few days. We will email you when it arrives.',
    },
    plan: {
      title: 'This is being paid in installments',
      text: 'You do not need to do anything here.',
    },
    office: {
      title: 'This cannot be paid online right now',
      text: 'Please write to us, and we will tell you what is left to pay.',
    },
  } satisfies Record<Exclude<PaymentLink['what'], 'pay'>, { title: string; text: string }>,
  next: (amount: string, day: string) => `Your card is charged ${amount} next, on ${day}.`,
  changeCard: 'Change the Card',
  confirming: 'Confirming your payment…',
  done: { title: 'Thank you! Your payment has arrived', text: 'We will email you a receipt.' },
  dead: { title: 'Your payment did not go through', text: 'You have not been charged.' },
  unclear: {
    title: 'We cannot say yet how your payment stands',
    text: 'If you paid, your payment is safe. Look again in a few minutes before you pay again.',
  },
  contact: 'Contact Us',
  home: 'Back to Home',
} as const;
