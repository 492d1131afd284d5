/** What the site itself notes on records of the office. Stored as it is here. */
export const messages = {
  disputeLost: 'Dispute lost',
  refundedAtStripe: 'Refunded in full in Stripe.',
  /** Who asked for a publication, where nobody of the dashboard did. */
  studio: 'Sanity Studio',
  /** Who deleted an account, or did something before: the name was deleted with it. */
  owner: 'The account holder',
  /** Who sent a photo in the gallery, once the account is deleted. */
  goneSender: 'Account deleted',
};
