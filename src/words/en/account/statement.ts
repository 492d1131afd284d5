/** What a person reads around the statement of their family. */
export const messages = {
  failed: 'We could not load your statement',
  show: 'Show All Lines',
  hide: 'Hide Lines',
  print: 'Print',
  of: (email: string) => `Statement for ${email}`,
};
