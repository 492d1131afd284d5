import type { PaymentMethod } from '#domain/payments/choices.ts';

/** Words that the forms which are paid for share. */
export const messages = {
  required: 'Fields marked * are required.',
  draft: {
    text: 'What you type is kept on this device for 7 days, so you can finish later.',
    clear: 'Start Over',
    ask: 'Clear everything you typed in this form?',
    yes: 'Clear It',
    no: 'Keep It',
  },
  chooseState: 'Choose a state',
  paymentMethod: 'Payment Method',
  methods: {
    'credit-card': {
      label: 'Credit Card',
      hint: 'Pay securely with Stripe, in a new tab. We never see your card.',
    },
    ach: {
      label: 'ACH Bank Transfer',
      hint: "We'll contact you shortly with payment instructions.",
    },
    check: {
      label: 'Check',
      hint: 'Mail a check to our address.',
    },
  } satisfies Record<PaymentMethod, { label: string; hint: string }>,

  openingPayment: 'Opening the secure payment page…',
  paying: {
    title: 'Finish paying in the tab that just opened',
    text: 'This page updates when your payment clears.',
    open: 'Open the Payment Page Again',
  },
  backToForm: 'Back to the Form',
  cancelled: {
    title: 'Nothing was charged',
    text: 'You left the payment page. What you typed is still here.',
  },

  pledge: {
    check: {
      heading: 'How to pay by check',
      payableTo: 'Payable to',
      mailTo: 'Mail it to',
    },
    ach: {
      heading: 'How to pay by ACH bank transfer',
      text: "We'll contact you shortly with payment instructions.",
    },
    amount: 'Amount',
    memo: 'Memo line',
    mailed: 'We will also email you these instructions.',
  },
} as const;
