/** What Stripe's page lists, in the payer's language. Nothing of it is kept. */
export const messages = {
  part: {
    whole: (what: string) => what,
    rest: (what: string) => `${what}, balance`,
    installments: (what: string) => `${what}, installments`,
    next: (what: string) => `${what}, next installment`,
  },
  lines: {
    registration: (season: string) => `Registration, ${season}`,
    discounted: (season: string) => `Registration, ${season}, after discounts`,
    gift: {
      'one-time': (program: string) => `Gift to ${program}`,
      monthly: (program: string) => `Monthly gift to ${program}`,
    },
    sponsorship: (level: string) => `Sponsorship: ${level}`,
    shipping: 'Shipping',
    /** What is left when a total is divided into equal payments: it is part of the first. */
    leftoverCents: 'Leftover cents, first payment only',
  },
};
