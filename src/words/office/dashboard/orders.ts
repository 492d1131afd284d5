/** What a person reads on the Orders tab. */
export const messages = {
  title: 'Orders',
  empty: {
    title: 'No orders',
    text: 'Orders appear here when people place them. A search or filter may hide some.',
  },
  fetchFailed: 'Error fetching orders',
  buyer: 'Buyer',
  items: 'Items',
  fulfillment: 'Fulfillment',
  shipTo: 'Ships to',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  fulfillments: {
    open: 'Open',
    packed: 'Packed',
    shipped: 'Shipped',
    handed_over: 'Handed over',
    nothing_to_send: 'Nothing to send',
  },
  /** On the buttons, by the step that they take; back from a later one where told so. */
  steps: {
    open: 'Back to Open',
    packed: 'Mark Packed',
    shipped: 'Mark Shipped',
    handed_over: 'Mark Handed Over',
    nothing_to_send: 'Mark Nothing to Send',
  },
  backToPacked: 'Back to Packed',
  mailed:
    'The buyer will get an email when you mark the order shipped or handed over, so you cannot undo that.',
  notPaid: 'You can pack this order once it is paid.',
  partPaid:
    'You can pack this order once it is paid. If the rest will not come, press Close Order.',
  refunded: 'This order was refunded, so there is nothing to pack.',
  cancelled: 'This order was canceled, so nothing is owed.',
  cancel: {
    open: 'Cancel Order',
    busy: 'Canceling...',
    title: (number: string) => `Cancel order ${number}?`,
    text: (email: string) =>
      `Its payment page will close, and nothing will be owed. We will email ${email}, so this cannot be undone.`,
    done: { title: 'Order canceled', description: 'The buyer will get an email.' },
    failed: 'The order was not canceled',
  },
  close: {
    open: 'Close Order',
    busy: 'Closing...',
    title: (number: string) => `Close order ${number}?`,
    text: (email: string) =>
      `The order will count as paid with what we received, and we will not ask for the rest. You can pack it. We will email ${email}, so this cannot be undone.`,
    done: { title: 'Order closed', description: 'The buyer will get an email.' },
    failed: 'The order was not closed',
  },
  stepDone: { title: 'Order updated' },
  stepFailed: 'Error updating order',
} as const;
