/** A Checkout Session of Stripe's, as its page puts it into the address. */
export const SESSION_ID = /^cs_[A-Za-z0-9_]{8,200}$/;
