/** What a person reads while paying, or by check and transfer how to pay: it comes after the form. */
export const messages = {
  paying: {
    title: 'Finish paying in the tab that just opened',
    text: 'This page updates when your payment clears.',
    open: 'Open the Payment Page Again',
  },
  closed: {
    failed: {
      title: 'Your payment did not go through',
      text: 'You have not been charged. You can send the form again, or pay another way.',
    },
    expired: {
      title: 'This payment page has expired, or was replaced by a later one',
      text: 'Nothing was charged on it. If you paid on a later page, you are done. If not, go back to the form and send it again.',
    },
    refunded: {
      title: 'This payment was refunded',
      text: 'Your bank may take a few days to show it.',
    },
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
      arriveBy: (day: string) => `Your check has to arrive by ${day}.`,
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
  },
};
