/** What a person reads around the statement of their family. */
export const messages = {
  failed: 'Your statement could not be loaded',
  show: 'Show All Lines',
  hide: 'Hide Lines',
  print: 'Print',
  of: (email: string) => `Statement for ${email}`,
};
