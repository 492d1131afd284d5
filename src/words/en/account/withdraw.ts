/** What a person reads who calls back a photo or video that nobody has reviewed. */
export const messages = {
  action: 'Withdraw',
  actionFor: (name: string) => ` ${name}`,
  title: (title: string) => `Withdraw “${title}”?`,
  text: (name: string) => `We will delete ${name}. It will not be shown in the gallery.`,
  keep: 'Keep It',
  confirm: 'Withdraw',
  done: { title: 'Withdrawn', description: 'We deleted the file.' },
  failed: 'The file was not withdrawn',
};
