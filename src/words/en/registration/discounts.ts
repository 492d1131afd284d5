/** What a person reads of discounts, once the page has asked for them. */
export const messages = {
  applied: 'This code is applied. See the discount below.',
  full: (count: number) => `Fee for ${count} ${count === 1 ? 'player' : 'players'}`,
};
