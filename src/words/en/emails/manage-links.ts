/** The links by which a payer manages plans, for who asked for them again. */
export const messages = {
  subject: (program: string) => `Manage your payments to ${program}`,
  opening:
    'Use these links to change your card. You can also pause or cancel gifts and yearly sponsorships.',
  manage: (label: string) => `Manage ${label}`,
  notYou:
    'Didn’t ask for this? Ignore this email. Please don’t forward it: anyone with a link can use it.',
};
