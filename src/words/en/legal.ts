/** Around the text of a legal document. */
export const messages = {
  version: (version: string) => `Version ${version}`,
  lastUpdated: 'Last updated',
  contents: 'Contents',
  /** On pages in another language. */
  binding: 'The English text is the binding one.',
};
