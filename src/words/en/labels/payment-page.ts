/** What Stripe's page says of a part of what is owed. */
export const messages = {
  part: {
    whole: (what: string) => what,
    rest: (what: string) => `${what}, balance`,
    installments: (what: string) => `${what}, installments`,
  },
};
