/** What a person reads on the Orders tab. */
export const messages = {
  title: 'Orders',
  empty: {
    title: 'No orders',
    text: 'They appear here as people order. A search or filter may hide some.',
  },
  fetchFailed: 'Error fetching orders',
  buyer: 'Buyer',
  items: 'Items',
  fulfilment: 'Fulfillment',
  shipTo: 'Ships to',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  fulfilments: {
    open: 'Open',
    packed: 'Packed',
    shipped: 'Shipped',
    handed_over: 'Handed Over',
  },
  /** On the buttons, by the step that they take; back from a later one where told so. */
  steps: {
    open: 'Back to Open',
    packed: 'Mark Packed',
    shipped: 'Mark Shipped',
    handed_over: 'Mark Handed Over',
  },
  backToPacked: 'Back to Packed',
  mailed:
    'The buyer gets an email when you ship the order or hand it over, so that cannot be undone.',
  notPaid: 'It can be packed once it is paid.',
  refunded: 'This order was refunded, so it is not packed.',
  cancelled: 'It is canceled, so nothing is owed.',
  cancel: {
    open: 'Cancel Order',
    busy: 'Canceling...',
    title: (number: string) => `Cancel order ${number}?`,
    text: (email: string) =>
      `Its payment page is closed, and nothing is owed. We email ${email}, so this cannot be undone.`,
    done: { title: 'Order canceled', description: 'The buyer will get an email.' },
    failed: 'The order was not canceled',
  },
  stepDone: { title: 'Order updated' },
  stepFailed: 'Error updating order',
} as const;
