/** What a person reads in the shop. Titles and texts in single quotes are the specification's. */
export const messages = {
  size: 'Size',
  color: 'Color',
  addToCart: 'Add to Cart',
  picks: 'From our shop',
  viewCart: 'View Cart',
  added: (product: string, size: string, color: string) => ({
    title: 'Added to Cart',
    description: `${product} (${size}, ${color}) has been added to your cart.`,
  }),
  refused: {
    'line-full': (product: string, most: number) => ({
      title: 'Not Added',
      description: `Your cart already has ${most} of ${product}. For more, please contact us.`,
    }),
    'cart-full': (_product: string, most: number) => ({
      title: 'Not Added',
      description: `Your cart already has ${most} different items. Check out first, or remove some.`,
    }),
  },
  notKept: {
    title: 'Not Added',
    description:
      'This browser cannot save your cart. Its storage is full or turned off. Use another browser, or order by phone.',
  },
  noScript:
    'The cart needs JavaScript, which is turned off in this browser. You can also order by phone or email. See our Contact page.',
};
