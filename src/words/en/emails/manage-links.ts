/** The links by which a payer manages plans, for who asked for them again. */
export const messages = {
  subject: (program: string) => `Manage your payments to ${program}`,
  opening:
    'Here you can change your card. Gifts and yearly sponsorships can be paused or canceled there, too.',
  manage: (label: string) => `Manage ${label}`,
  notYou:
    'Did you not ask for this? Then ignore this email. Do not forward it: anyone who has a link can use it.',
};
