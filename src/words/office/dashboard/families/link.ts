/** What a person reads where another tab leads to a family's statement. */
export const messages = {
  family: 'Family',
  statementOf: (email: string) => `Statement of ${email}`,
} as const;
