/** What the office reads where a photo or video that was sent in cannot be reviewed. */
export const messages = {
  tagWhenApproved: 'Players are tagged when a submission is approved.',
  gone: 'We can’t find this submission anymore.',
  already: (status: string) => `This submission is already ${status}. Reload to see it.`,
  noConsent: (names: string) =>
    `There is no photo consent for ${names}. Reject this, or ask the guardian first.`,
  linkExpired: 'This link has expired. Open the submission again.',
  goneFile: 'We can’t find this file anymore.',
  noPicture: 'This file has no picture in it.',
  unreadable: 'We cannot read this file as a photo. Reject it, or ask the sender for another one.',
  hiddenPlace:
    'We can’t remove the location from this video. Reject it, or ask the sender for another one.',
  tooLarge: (has: string, most: string) =>
    `This photo has ${has} megapixels, and we can show at most ${most}. Reject it, or ask the sender for a smaller one.`,
  notInStorage:
    'We no longer have this file. Delete the submission, and ask the sender to send it again.',
  changedFile:
    'This file has changed since it was sent. Reject it, or ask the sender to send it again.',
  sayWhy: 'Please give a reason, so the sender knows what to change.',
  gonePlayer: 'We can’t find one of these players anymore. Remove the name and try again.',

  mostPlayers: 'Tag at most 30 players.',
  reasonTooLong: 'A reason can have at most 2000 characters.',
};
