/** What the file of all that is kept about a family says it does not hold. */
export const messages = {
  medical:
    'Your players’ medical notes. Only administrators can read them, one at a time. They are never in a list, an email or a file. Ask the office what we keep.',
  cards: 'Your card and bank details. Stripe has them; we never do.',
  pictures: 'The photos and videos themselves. The list shows which ones you sent.',
};
