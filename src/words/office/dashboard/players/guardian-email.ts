/** What a person reads where a guardian’s email is changed. */
export const messages = {
  heading: 'Guardian’s email',
  change: 'Change email',
  field: 'New email',
  hint: 'Players who were registered together, their registration and its bills go along. The guardian sees them after verifying the new address. Both addresses are emailed.',
  submit: 'Change email',
  done: {
    title: 'Email changed',
    description: 'Both addresses are emailed about it.',
  },
  failed: 'Error changing the email',
} as const;
