/** Where Stripe's own dashboard finds something, by any of its ids. */
export const inStripe = (id: string): string =>
  `https://dashboard.stripe.com/search?query=${encodeURIComponent(id)}`;
