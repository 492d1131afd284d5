/** What a buyer reads whose order is not taken.  */
export const messages = {
  notForSale:
    'Something in your cart is no longer for sale, or not in that size or color. Nothing was charged. Go back to your cart and remove it.',
  goneProduct: 'This product is no longer for sale.',
  noSize: (product: string, size: string) => `${product} does not come in size ${size}.`,
  noColor: (product: string, color: string) => `${product} does not come in ${color}.`,
};
