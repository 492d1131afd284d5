/** What a family reads when it gives up a registration. */
export const messages = {
  action: 'Cancel Registration',
  actionFor: (number: string) => ` ${number}`,
  title: (number: string) => `Cancel registration ${number}?`,
  text: (players: string) =>
    `${players} will no longer be registered, and there is nothing to pay. Medical information you gave is deleted.`,
  keep: 'Keep It',
  confirm: 'Cancel Registration',
  done: (number: string) => ({
    title: 'Registration canceled',
    description: `Registration ${number} is canceled. We emailed you a confirmation.`,
  }),
  failed: 'The registration was not canceled',
};
