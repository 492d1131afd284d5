/** What someone reads who applies for what is not offered any longer. */
export const messages = {
  gone: (role: string) => `This role is no longer open: ${role}. Uncheck it and choose another.`,
};
