/** What the office is emailed when someone would like to volunteer: the application in full. */
export const messages = {
  subject: (name: string) => `Volunteer application: ${name}`,
  opening: (name: string) =>
    `${name} would like to volunteer. Reply to this email to write back. They agreed to a background check.`,
};
