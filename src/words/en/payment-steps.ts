/** What a person reads while paying, or by check and transfer how to pay: it comes after the form. */
export const messages = {
  paying: {
    title: 'Finish paying in the tab that just opened',
    text: 'This page updates when your payment clears.',
    open: 'Open the Payment Page Again',
  },
  backToForm: 'Back to the Form',

  next: 'What happens next',
  share: {
    button: 'Tell a Friend',
    copied: 'The link is copied. Paste it into a message.',
    link: (url: string) => `Send your friend this link: ${url}`,
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
    mailNow: 'You can mail your check now, as shown on this page.',
    alreadyMailed: 'If you have mailed your check by then, you are done.',
    amount: 'Amount',
    memo: 'Memo line',
    look: 'Look for these instructions in your email, too.',
    mailed: 'We will also email you these instructions.',
  },
};
