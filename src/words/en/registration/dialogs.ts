/** What a guardian reads in the dialogs over the form. Apart, so that the form's own script is lighter. */
export const messages = {
  legal: {
    loading: 'Loading the text...',
    failed: 'We could not load the text',
    failedText: 'Try again, or open the full page.',
    changed: 'This text has changed since you opened this page. Reload the page before you sign.',
    retry: 'Try Again',
    ownPage: 'Open the full page',
    close: 'Close',
  },

  medicalGone: {
    title: 'No medical information?',
    text: (who: string) =>
      `You entered medical information for ${who}, but the field is empty now. We do not save it on this device.`,
    without: 'Send Without It',
    back: 'Enter It Again',
  },
  confirm: {
    title: (name: string) => `Remove ${name}?`,
    text: 'This player’s details will be deleted.',
    keep: 'Keep',
    remove: 'Remove',
  },
};
