/** What a buyer reads when the order has been sent; it comes after the form. */
export const messages = {
  cartKept: 'We will keep your cart until then.',
  changed: {
    title: 'The total has changed',
    text: (shown: string, total: string) =>
      `A price has changed. The total is ${total}, not ${shown}. Nothing has been charged yet.`,
    pay: (total: string) => `Pay ${total}`,
  },
  changedAfterwards: (shown: string, total: string) =>
    `A price has changed. The total is ${total}, not ${shown}. If you no longer want your order, do not pay, and tell us.`,

  pledged: {
    oneStep: 'Your order is recorded. One step is left: your payment.',
    title: 'Order Submitted',
    again: 'You have already ordered what is in your cart',
    since: (day: string) =>
      `You placed this order on ${day}. If you have not paid yet, the email about this order says how.`,
    checkText:
      'Please mail your check as shown below. We will set your order aside and send it when we receive the check.',
    cartKept: 'These items are still in your cart in case you want to change something.',
    emptyCart: 'Empty Cart',
    newOrder: 'Order the Same Again',
  },

  next: [
    'Look for the confirmation in your email.',
    'We will pack your order and send it to your address.',
    'Wear it to the next game.',
  ],
  /** After the first step, which depends on the way to pay. */
  nextAfterPledge: [
    'When we receive your payment, we will email you a receipt.',
    'Then we will pack your order and send it to your address.',
  ],
  games: 'See the Schedule',

  result: {
    confirming: {
      title: 'Confirming your payment…',
      text: 'This usually takes a few seconds.',
    },
    paid: {
      title: 'Thank you for your order!',
      text: 'We received your payment.',
    },
    processing: {
      title: 'We have your order, and your bank is processing the payment',
      text: 'This takes a few days. When we receive the payment, we will email you and send your order.',
    },
    failed: {
      title: 'Your payment did not go through',
      text: 'You have not been charged. You can try again, or pay another way.',
    },
    expired: {
      title: 'Your payment session expired',
      text: 'You have not been charged. Please start the payment again.',
    },
    refunded: {
      title: 'This order was refunded',
      text: 'Your bank may take a few days to show it.',
    },
    unknown: {
      title: 'We can’t find this order',
      text: 'The link may be incomplete. If you paid, your payment is safe and the confirmation is in your email.',
    },
    slow: {
      title: 'Still waiting for the confirmation',
      text: "This is taking longer than usual. If you paid, your payment is safe, and we'll email you when it is confirmed. Please do not pay again.",
    },
    unavailable: {
      title: 'We can’t check your order right now',
      text: "Nothing is lost. If you paid, your payment is safe, and we'll email you the confirmation.",
    },
    toCheckout: 'Back to Checkout',
  },
};
