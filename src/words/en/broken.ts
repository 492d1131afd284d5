/** What a person reads where a part of the page broke; the title is the specification's. */
export const messages = {
  title: 'Unexpected Application Error!',
  text: 'This part of the page stopped working. Reload the page and try again.',
  reload: 'Reload the Page',
};
