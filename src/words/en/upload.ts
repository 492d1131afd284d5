/** What a person reads while uploading. Toasts, and the words of the form, are the specification's. */
export const messages = {
  welcome: (name: string) => `Welcome, ${name}!`,
  intro:
    'Send us your photos and videos. We check each one before it is shown in the gallery. Until then, only we can see it.',
  noScript: 'This form needs JavaScript, which is turned off in this browser.',

  verifyFirst: {
    title: 'Please verify your email address first',
    text: (email: string) =>
      `You can send photos and videos once you verify ${email}. Your account page has a button that sends you the link.`,
    action: 'Go to My Account',
  },
  completeFirst: {
    title: 'Please complete your sign-up first',
    text: 'We need your name before you send photos and videos.',
    action: 'Go to My Account',
  },

  sessionOver: {
    title: 'Your session expired',
    text: 'Your files are still here. Sign in to continue.',
    action: 'Sign In',
  },

  loading: 'Loading...',
  notLoaded: {
    title: 'We could not load this page',
    text: 'Check your connection and try again.',
  },

  files: 'Photos and videos',
  choose: 'Choose Files',
  drop: 'or drop them here',
  filesHint:
    'Photos: JPG, PNG or HEIC, best at 1920x1080 or more, at most 10 MB each. Videos: MP4, MOV or AVI, best at 720p or more, at most 100 MB and 5 minutes each. Up to 10 files at once.',
  notAdded: 'Not added',
  tooMany: (most: number, leftOut: string) => ({
    title: 'Too many files',
    description: `Send at most ${most} files at once. Left out: ${leftOut}.`,
  }),
  noFiles: 'Choose at least one file.',
  chosen: 'Chosen files',

  details: 'About your files',
  detailsHint: 'Applies to all files.',
  fields: { title: 'Title', description: 'Description', category: 'Category' },
  chooseCategory: 'Choose a category',

  states: {
    chosen: 'Ready to upload',
    preparing: 'Preparing…',
    queued: 'Waiting to upload',
    sending: (percent: number) => `${percent}%`,
    waiting: 'Connection lost. Your upload will resume automatically when you are back online.',
    finishing: 'Checking…',
    done: 'Uploaded',
    failed: 'Upload failed',
  },
  remove: (name: string) => `Remove ${name}`,
  cancelFile: (name: string) => `Cancel ${name}`,
  retry: 'Try Again',

  progress: 'Upload progress',
  progressText: (done: number, count: number) => `${done} of ${count} uploaded`,
  submit: 'Upload',
  submitting: 'Uploading...',
  leave: 'Cancel',

  missing: { title: 'Missing information', description: 'Please fill in all required fields.' },
  success: (count: number) => ({
    title: 'Upload successful!',
    description: `${count} file(s) uploaded successfully.`,
  }),
  calledBack: {
    title: 'Upload canceled',
    description: 'The files that had already arrived were deleted.',
  },
  notCalledBack: (count: number) => ({
    title: 'Upload canceled',
    description:
      count === 1
        ? 'We may already have received 1 file. Please write to us if we should not show it.'
        : `We may already have received ${count} files. Please write to us if we should not show them.`,
  }),
  failed: { title: 'Upload failed', description: 'An error occurred during upload.' },
  hiddenPlace: 'We can’t remove the location from this video. Please send a different one.',
  unreadable: 'We could not read this file. Please choose it again.',
  lost: 'The connection was lost. Choose “Try Again” to continue where it stopped.',
  refused: 'The upload expired. Choose “Try Again” to start over.',
};
