/** What a person reads while checking out. Toasts and the words of the form are the specification's. */
export const messages = {
  required: 'Fields marked * are required.',
  backToCart: 'Back to Cart',
  continueShopping: 'Continue Shopping',
  empty: {
    title: 'Your cart is empty',
    text: 'Add something to your cart before you check out.',
  },
  noScript: 'Checkout needs JavaScript, which is turned off in this browser.',

  account: {
    title: 'Account Options',
    text: 'Have an account? Sign in. If not, we will create one automatically when you order, unless you uncheck the box below.',
    signIn: 'Sign In',
    create: 'Create an account for me',
    createHint:
      'For people 18 or older. Your email is your username. We will email you a link to choose a password. Your account keeps your orders and receipts in one place.',
  },
  contact: 'Contact Information',
  shipping: 'Shipping Information',
  methodHints: {
    check: 'Mail a check. We will send your order when we receive it.',
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
    text: 'The items in your cart now would be a new order.',
  }),
  failed: {
    title: 'Error',
    description: 'There was an error processing your order. Please try again.',
  },
  notSent: 'Your order was not confirmed',
  safeToRepeat: 'You can send it again. You will not get two orders.',
  sentBefore: (orderNumber: string) =>
    `You already placed order ${orderNumber}. Check your email for the confirmation before you order again.`,
  placed: {
    title: 'Order Placed',
    description:
      'Your order has been placed successfully! You will receive a confirmation email shortly.',
  },
  submitted: {
    title: 'Order Submitted',
    description: "We'll contact you shortly with payment instructions.",
  },

  orderNumber: 'Order number',
};
