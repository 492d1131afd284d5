/** What a person reads of the open bills in a family’s statement. */
export const messages = {
  heading: 'Open Bills',
  due: (day: string) => `Due ${day}`,
  plan: 'Make a Plan',
  writeOff: 'Write Off',
} as const;
