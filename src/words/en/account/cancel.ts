/** What a family reads when it gives up a registration. */
export const messages = {
  action: 'Cancel Registration',
  actionFor: (number: string) => ` ${number}`,
  title: (number: string) => `Cancel registration ${number}?`,
  text: (players: string) =>
    `${players} will no longer be registered, and you will not owe anything for it. We will delete the medical information of new players.`,
  keep: 'Keep It',
  confirm: 'Cancel Registration',
  done: (number: string) => ({
    title: 'Registration canceled',
    description: `We canceled registration ${number} and sent you an email.`,
  }),
  failed: 'The registration was not canceled',
};
