/** What a person reads in the cart. The texts of the empty cart and the removal are the specification's. */
export const messages = {
  loading: 'Loading your cart...',
  empty: 'Your cart is empty',
  emptyHint: 'See what is in our shop.',
  shop: 'Shop Merchandise',
  removed: {
    title: 'Item Removed',
    description: 'Item has been removed from your cart.',
  },
  problems: {
    gone: 'No longer for sale.',
    choice: 'No longer for sale in this size and color. Choose another in the shop.',
  },
  removeFirst: 'Some items are no longer for sale. Remove them to check out.',
  removeOthers: 'Remove Them',
  othersRemoved: {
    title: 'Items Removed',
    description: 'Items that are no longer for sale have been removed from your cart.',
  },
  lines: 'Items in your cart',
  size: 'Size',
  color: 'Color',
  each: 'each',
  quantityOf: (line: string) => `Quantity of ${line}`,
  decrease: (line: string) => `Decrease quantity of ${line}`,
  increase: (line: string) => `Increase quantity of ${line}`,
  mostPieces: (most: number) => `You can order up to ${most} of one item.`,
  remove: 'Remove',
  summary: 'Order Summary',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  total: 'Total',
  checkout: 'Proceed to Checkout',
  continueShopping: 'Continue Shopping',
  totalNow: (pieces: number, total: string) =>
    `${pieces} ${pieces === 1 ? 'item' : 'items'}, total ${total}`,
  noScript: 'The cart needs JavaScript, which is turned off in this browser.',
};
