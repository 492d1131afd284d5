/** What the header's script says. Apart from the rest of the frame, which needs no script. */
export const messages = {
  cart: 'Cart',
  cartOf: (count: number) => `Cart, ${count} ${count === 1 ? 'item' : 'items'}`,
};
