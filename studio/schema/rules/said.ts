/** What the Studio says to staff, in one place and one voice. */
export const said = {
  missing: (title: string) => `“${title}” is empty: the website needs it.`,
  long: (title: string, length: number) =>
    `“${title}” is longer than ${length} characters and may be cut off or wrap badly.`,
  tooLong: (title: string, length: number) => `“${title}” may have at most ${length} characters.`,
  atLeastOne: (what: string) => `Add at least one ${what}.`,
  alt: 'Say in a sentence what the picture shows, for people who cannot see it.',
  picture: 'Choose a picture.',
  dollars: (min: number, max: number) =>
    `Write an amount from $${min} to $${max}, in dollars without the sign, such as 29.99.`,
  count: 'Write {count} where the number goes.',
  cents: 'An amount has at most two decimals, such as 29.99.',
  whole: (min: number, max: number) => `Write a whole number from ${min} to ${max}.`,
  order: (title: string) => `“${title}” end before they begin: write the smaller number first.`,
  taken: (value: string) => `“${value}” is taken by another entry: choose another.`,
  twice: (value: string) => `“${value}” is in the list twice.`,
} as const;
