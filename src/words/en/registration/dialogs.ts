/** What a guardian reads in the dialogs over the form. Apart, so that the form's own script is lighter. */
export const messages = {
  legal: {
    loading: 'Loading the text...',
    failed: 'We could not load the text',
    failedText: 'Try again, or open the full page.',
    /** Over a text in another language, before the English one. */
    binding: 'You sign the English text',
    bindingText:
      'This translation helps you read it. The English text is below. It is the one you sign, and the one that counts.',
    english: 'The text you sign, in English',
    changed: 'This text has changed since you opened this page. Reload the page before you sign.',
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
    text: 'We will delete this player’s details.',
    keep: 'Keep',
    remove: 'Remove',
  },
};
