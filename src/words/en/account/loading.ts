/** What the account page says before the rest of it, with the rest of its words, is there. */
export const messages = {
  loading: 'Loading your records…',
  notLoaded: {
    title: 'This page could not be loaded',
    text: 'Check your connection and try again.',
  },
};
