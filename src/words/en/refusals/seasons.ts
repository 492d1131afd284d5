/** What a family reads whose invitation to a new season does not open. */
export const messages = {
  noLink: (help: string) => `This link does not work. It may be incomplete. ${help}`,
  expired: (help: string) => `This link has expired. ${help}`,
  help: (email: string) => `You can fill out the form below yourself, or email ${email}.`,
};
