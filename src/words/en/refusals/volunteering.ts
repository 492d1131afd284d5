/** What someone reads who applies for what is not offered any longer. */
export const messages = {
  gone: 'One of these roles is no longer open. Reload the page to see the open ones.',
};
