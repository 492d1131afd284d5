/** What the office reads where a photo or video that was sent in cannot be reviewed. */
export const messages = {
  tagWhenApproved: 'Players are tagged when a submission is approved.',
  gone: 'We can’t find this submission anymore.',
  changedMeanwhile: 'Someone else has changed this since you opened it. Reload to see the change.',
  already: (status: string) => `This submission is already ${status}. Reload to see it.`,
  noConsent: (names: string) =>
    `There is no photo consent for ${names}. Reject this, or ask the guardian first.`,
  linkExpired: 'This link has expired. Open the submission again.',
  goneFile: 'We can’t find this file anymore.',
  noPicture: 'This file has no picture in it.',
  unreadable:
    'This file cannot be read as a picture. You can reject it, or ask its sender for another.',
  tooLarge: (has: string, most: string) =>
    `This picture has ${has} megapixels; at most ${most} can be shown. You can reject it, or ask its sender for a smaller one.`,
  notInStorage:
    'We no longer have its file. You can delete the submission, and ask the sender for the file.',
  changedFile:
    'This file has changed since it was sent. You can reject it, or ask its sender for another.',
  sayWhy: 'Please give a reason, so the sender knows what to change.',
  gonePlayer: 'We can’t find one of these players anymore. Remove the name and try again.',

  mostPlayers: 'Tag at most 30 players.',
  reasonTooLong: 'A reason can have at most 2000 characters.',
};
