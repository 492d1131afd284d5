/** What the address loses where another table begins. */
export const FIRST_PAGE = {
  page: '',
  search: '',
  sort: '',
  direction: '',
  payout: '',
  fit: '',
  bank: '',
  status: '',
} as const;

/** Where Stripe's own dashboard finds something. */
export const inStripe = (id: string): string =>
  `https://dashboard.stripe.com/search?query=${encodeURIComponent(id)}`;
