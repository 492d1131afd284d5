/** What families are written to in, as the office reads it. */
export const messages = {
  label: 'Language',
  /** Where no record says it. */
  unknown: 'English (not known)',
  hint: 'From now on, we will email this family in this language, even if a record has another language.',
  done: { title: 'Language saved' },
  failed: 'The language could not be saved',
} as const;
