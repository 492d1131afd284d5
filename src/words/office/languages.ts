/** What families are written to in, as the office reads it. */
export const messages = {
  label: 'Language',
  /** Where no record says it. */
  unknown: 'English (not known)',
  hint: 'Emails to this family are written in it from now on, whatever its records say.',
  done: { title: 'Language saved' },
  failed: 'The language could not be saved',
} as const;
