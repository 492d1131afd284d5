/** What a buyer reads whose order is not taken.  */
export const messages = {
  notForSale: 'Something in your cart is not for sale as you chose it.',
  goneProduct: 'This product is no longer for sale.',
  noSize: (product: string, size: string) => `${product} does not come in size ${size}.`,
  noColor: (product: string, color: string) => `${product} does not come in ${color}.`,
};
