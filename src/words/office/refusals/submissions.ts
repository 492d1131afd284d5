/** What the office reads where a photo or video that was sent in cannot be reviewed. */
export const messages = {
  tagWhenApproved: 'Players are tagged when a submission is approved.',
  gone: 'This submission is no longer there.',
  changedMeanwhile: 'Someone else has changed this in the meantime. Reload to see the change.',
  already: (status: string) => `This submission is already ${status}. Reload to see it as it is.`,
  noConsent: (names: string) =>
    `There is no photo consent for ${names}. Reject this, or ask the guardian first.`,
  linkExpired: 'This link has expired. Open the submission again.',
  goneFile: 'This file is no longer there.',
  noPicture: 'This file has no picture in it.',
  unreadable:
    'This file cannot be read as a picture. You can reject it, or ask its sender for another.',
  tooLarge: (has: string, most: string) =>
    `This picture has ${has} megapixels; at most ${most} can be shown. You can reject it, or ask its sender for a smaller one.`,
  notInStorage:
    'Its file is no longer in our storage. You can delete the submission, and ask its sender for the file.',
  changedFile:
    'This file has changed since it was sent. You can reject it, or ask its sender for another.',
  sayWhy: 'Please say why, so that the sender can do better.',
  gonePlayer: 'One of these players is no longer there. Remove the name and try again.',

  mostPlayers: 'Tag at most 30 players.',
  reasonTooLong: 'A reason can have at most 2000 characters.',
};
