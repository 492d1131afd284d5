/** What a service reads whose message is not taken; its own dashboard shows it to the office. */
export const messages = {
  signature: 'The signature does not match.',
  signatureOrAge: 'The signature does not match, or is too old.',
  notSetUp: 'Publishing is not set up here.',
  noDocument: 'A document with _id and _type is expected.',
};
