/** What a person reads whose photo or video is not taken or not found. */
export const messages = {
  completeFirst: 'Please complete your sign-up first: open your account and fill in your name.',
  perDay: (files: number, hours: string) =>
    `You can send at most ${files} files and 1 GB a day. Please try again in ${hours}.`,
  pending:
    'Many of your uploads are not finished yet. Please finish them; those that are never finished count for a week.',
  goneUpload: 'This upload is no longer there. Please choose the file again.',
  notArrived: 'The file has not arrived completely. Please try again.',
  changed: 'The gallery has changed. Reload the page to see more.',
  noMedia: 'This photo or video is not in the gallery.',
  noPicture: 'We don’t have this picture.',
  anHour: 'an hour',
  hours: (count: number) => `${count} hours`,
};
