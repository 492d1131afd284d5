/** What a person reads where files for the gallery cannot be as they are. Two are the specification’s.  */
export const messages = {
  category: 'Choose a category.',
  leastFiles: 'Choose at least one file.',
  mostFiles: (most: number) => `Send at most ${most} files at once.`,
  fileName: (most: number) => `A file name can have at most ${most} characters.`,
  unsupported: (name: string) => ({
    title: 'Invalid file type',
    description: `${name} is not a supported image or video file.`,
  }),
  tooLarge: (name: string) => ({
    title: 'File too large',
    description: `${name} exceeds the maximum file size limit.`,
  }),
  empty: (name: string) => ({ title: 'Empty file', description: `${name} is empty.` }),
};
