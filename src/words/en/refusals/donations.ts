/** What a donor reads whose gift cannot begin as asked. */
export const messages = {
  laterStart: 'Please choose a later start date.',
  startsFrom: 'Choose tomorrow or a later date.',
};
