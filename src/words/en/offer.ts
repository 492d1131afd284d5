/** What a page in another language says to whoever may prefer this one. */
export const messages = {
  text: 'This page is also in English.',
  link: 'Read in English',
  close: 'Close',
};
