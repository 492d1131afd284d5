/** On the parts that every page is built from: dialogs, toasts, fields. */
export const messages = {
  close: 'Close',
  dismiss: 'Dismiss',
  optional: '(optional)',
  /** A field that people never see: programs fill it in. */
  website: 'Website',
  retry: 'Try Again',
};
