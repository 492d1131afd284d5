/** What a person reads while checking out. Toasts and the words of the form are the specification's. */
export const messages = {
  backToCart: 'Back to Cart',
  continueShopping: 'Continue Shopping',
  empty: {
    title: 'Your cart is empty',
    text: 'Add something to your cart before you check out.',
  },
  noScript: 'Ordering needs JavaScript, which is switched off in this browser.',

  account: {
    title: 'Account Options',
    text: 'Have an account? Sign in. If not, one is created automatically when you order, unless you uncheck the box below.',
    signIn: 'Sign In',
    create: 'Create an account for me',
    createHint:
      'Your email is your username. We will email you a link to set a password. Your account keeps your orders and receipts in one place.',
  },
  contact: 'Contact Information',
  shipping: 'Shipping Information',
  methodHints: {
    check: 'Mail a check. We will send your order when it arrives.',
  },

  summary: 'Order Summary',
  subtotal: 'Subtotal',
  shippingCost: 'Shipping',
  total: 'Total',
  totalOf: (pieces: number) => `Total of ${pieces} ${pieces === 1 ? 'item' : 'items'}`,
  changeCart: 'Change Cart',
  submit: (total: string) => `Complete Order - ${total}`,
  submitUnknownTotal: 'Complete Order',
  submitting: 'Processing...',

  cancelled: 'You left the payment page. Your cart and what you typed are still here.',
  alreadyPlaced: (orderNumber: string, total: string) => ({
    title: `Order ${orderNumber} (${total}) is already placed`,
    text: 'What is in your cart now would be a new order.',
  }),
  failed: {
    title: 'Error',
    description: 'There was an error processing your order. Please try again.',
  },
  notSent: 'Your order was not confirmed',
  safeToRepeat: 'You can send it again: it will not be ordered twice.',
  sentBefore: (orderNumber: string) =>
    `Order ${orderNumber} has already been sent. Look for its confirmation in your email before you order again.`,
  placed: {
    title: 'Order Placed',
    description:
      'Your order has been placed successfully! You will receive a confirmation email shortly.',
  },
  submitted: {
    title: 'Order Submitted',
    description: "We'll contact you shortly with payment instructions.",
  },

  cartKept: 'Your cart is kept until then.',
  changed: {
    title: 'The total has changed',
    text: (shown: string, total: string) =>
      `A price has changed since this page was made: the total is ${total}, not ${shown}. Nothing has been charged yet.`,
    pay: (total: string) => `Pay ${total}`,
  },
  changedAfterwards: (shown: string, total: string) =>
    `A price has changed since this page was made: the total is ${total}, not ${shown}. If you do not want that, just do not pay: the order then lapses.`,

  orderNumber: 'Order number',
  pledged: {
    title: 'Order Submitted',
    again: 'You have already ordered what is in your cart',
    checkText:
      'Please mail your check as follows. We set your order aside and send it when the check has arrived.',
    memo: (orderNumber: string) => `Order ${orderNumber}`,
    cartKept: 'Your cart still holds these items, in case you want to change something.',
    emptyCart: 'Empty Cart',
    newOrder: 'Order the Same Again',
  },

  result: {
    confirming: {
      title: 'Confirming your payment…',
      text: 'This usually takes a few seconds.',
    },
    paid: {
      title: 'Thank you for your order!',
      text: 'Your payment has arrived. You will receive a confirmation email shortly.',
    },
    processing: {
      title: 'Your order is in, and your bank is processing the payment',
      text: 'This takes a few days. We will email you when it arrives, and then send your order.',
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
      text: 'Banks take a few days to show it.',
    },
    unknown: {
      title: 'We can’t find this order',
      text: 'The address may be incomplete. If you paid, your payment is safe and the confirmation is in your email.',
    },
    slow: {
      title: 'Still waiting for the confirmation',
      text: "It takes longer than usual. If you paid, your payment is safe: we'll email you as soon as it is confirmed. Please do not pay again.",
    },
    unavailable: {
      title: 'We cannot check your order right now',
      text: "Nothing is lost: if you paid, your payment is safe and we'll email you the confirmation.",
    },
    retry: 'Retry',
    toCheckout: 'Back to Checkout',
  },
} as const;
