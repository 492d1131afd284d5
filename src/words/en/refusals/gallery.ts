/** What a person reads whose photo or video is not taken or not found. */
export const messages = {
  completeFirst: 'Please complete your sign-up first. Open your account and enter your name.',
  perDay: (files: number, hours: string) =>
    `You can send at most ${files} files and 1 GB a day. Please try again in ${hours}.`,
  pending:
    'You have too many unfinished uploads. Please finish them first, or try again in a few hours.',
  goneUpload: 'We can’t find this upload anymore. Please choose the file again.',
  decidedAlready: 'We have already reviewed this photo or video. Please write to us.',
  notArrived: 'We did not receive the whole file. Please try again.',
  changed: 'The gallery has changed. Reload the page to see more.',
  noMedia: 'This photo or video is not in the gallery.',
  noPicture: 'We don’t have this picture.',
  anHour: 'an hour',
  hours: (count: number) => `${count} hours`,
};
