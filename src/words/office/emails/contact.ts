/** What the office is emailed when someone writes through the contact form. */
export const messages = {
  subject: (inquiry: string, subject: string) => `${inquiry}: ${subject}`,
  opening: (name: string) =>
    `${name} wrote through the contact form. Reply to this email to write back.`,
};
