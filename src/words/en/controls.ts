/** On the parts that every page is built from: dialogs, toasts, fields. */
export const messages = {
  close: 'Close',
  dismiss: 'Dismiss',
  optional: '(optional)',
  retry: 'Retry',
};
