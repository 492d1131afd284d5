/** What the account page says before the rest of it, with the rest of its words, is there. */
export const messages = {
  loading: 'Loading your records…',
  notLoaded: {
    title: 'We could not load this page',
    text: 'Check your connection and try again.',
  },
};
