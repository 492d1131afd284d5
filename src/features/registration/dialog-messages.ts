/** What a guardian reads in the dialogs over the form. Apart, so that the form's own script is lighter. */
export const dialogMessages = {
  legal: {
    loading: 'Loading the text...',
    failed: 'The text could not be loaded',
    failedText: 'Try again, or read it on its own page.',
    changed: 'This text has changed since you opened this page. Please reload it before you sign.',
    retry: 'Retry',
    ownPage: 'Open it on its own page',
    close: 'Close',
  },

  medicalGone: {
    title: 'No medical information?',
    text: (who: string) =>
      `You typed medical information for ${who}, and the field is empty now. We do not keep it on this device.`,
    without: 'Send Without It',
    back: 'Type It Again',
  },
  confirm: {
    title: (name: string) => `Remove ${name}?`,
    text: 'This player’s details will be deleted.',
    keep: 'Keep',
    remove: 'Remove',
  },
} as const;
