/** What the file of all that is kept about a family says it does not hold. */
export const messages = {
  medical:
    'Medical notes of your players: only administrators can read them, one at a time, and they are in no list, email or file. Ask the office what we keep.',
  cards: 'Card and bank details: Stripe has them, we never do.',
  pictures: 'The photos and videos themselves: the list shows which ones you sent.',
};
