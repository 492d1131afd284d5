/** What the file of all that is kept about a family says it does not hold. */
export const messages = {
  medical:
    'Your players’ medical information. Only administrators can open it, and they may print it for a coach. It is never in an email or a file. Ask the office what we keep.',
  cards: 'Your card and bank details. Stripe has them; we never do.',
  pictures: 'The photos and videos themselves. The list shows which ones you sent.',
};
