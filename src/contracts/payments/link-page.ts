/** The page for a person whose link opens nothing; `later` where it may open in a few minutes. */
export const PAYMENT_LINK_PAGE = '/payment-link';
export const PROBLEM = 'problem';
