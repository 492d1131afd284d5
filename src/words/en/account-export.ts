/** What the file of all that is kept about a family says it does not hold. */
export const messages = {
  medical:
    'Your players’ medical information. Only administrators can open it, and they may print it for a coach. It is never in an email or a file. Ask the office what we keep.',
  cards: 'Your card and bank details. Stripe has them; we never do.',
  notes:
    'The office’s own notes, the log of changes, and the emails of the last 90 days. Ask the office.',
  devices:
    'The internet address and the browser of each signature, and its email if that is not yours. Ask the office.',
  tags: 'Photos and videos that show your players, and that we have not marked with their names. The list has only those that we have marked.',
  pictures: 'The photos and videos themselves. The list shows which ones you sent.',
};
