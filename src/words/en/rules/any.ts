/** What is said of a value that no form of ours sends, and that no rule has words for.  */
export const messages = {
  invalid: 'Please check this field.',
};
