/** What a person reads of the open bills in a family’s statement. */
export const messages = {
  heading: 'Open bills',
  due: (day: string) => `Due ${day}`,
  plan: 'Make a plan',
  writeOff: 'Write off',
} as const;
