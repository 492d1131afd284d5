/** What a person reads where a part of the page broke; the title is the specification's. */
export const messages = {
  title: 'Unexpected Application Error!',
  text: 'This part of the page stopped working. Reload the page and try again.',
  failedTitle: 'This page did not load completely',
  failedText: 'Check your internet connection, then reload the page.',
  /** Of a form. */
  notSent: 'Nothing was sent.',
  reload: 'Reload the Page',
};
