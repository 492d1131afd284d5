/** What a person reads of a form that is kept while it is filled in. */
export const messages = {
  text: 'We save what you type on this device for 7 days, so you can finish later.',
  clear: 'Start Over',
  ask: 'Clear everything you typed in this form?',
  yes: 'Clear It',
  no: 'Keep It',
};
