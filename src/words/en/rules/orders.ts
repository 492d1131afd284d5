/** What a person reads where an order cannot be as it is.  */
export const messages = {
  wholeQuantity: 'Quantity must be a whole number.',
  leastQuantity: 'Quantity must be at least 1.',
  mostQuantity: (most: number) => `Quantity can be at most ${most}.`,
  emptyCart: 'Your cart is empty',
  mostLines: (most: number) => `A cart can hold up to ${most} different items.`,
};
