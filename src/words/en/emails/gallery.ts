/** What whoever sent a photo or video is emailed once it was reviewed. */
export const messages = {
  rejectedSubject: {
    photo: 'Your photo for our gallery',
    video: 'Your video for our gallery',
  },
  approvedSubject: {
    photo: 'Your photo is in our gallery',
    video: 'Your video is in our gallery',
  },
  ourProgram: 'our program',
  rejected: (title: string, team: string) =>
    `thank you for sending “${title}” to ${team}. We reviewed it and decided not to publish it in the gallery.`,
  reason: (reason: string) => `Reason: ${reason}`,
  sendAnother: 'Only our office has seen it. You are welcome to send another.',
  approved: (title: string, team: string) =>
    `thank you for sending “${title}” to ${team}. We approved it, and everyone can now see it in our gallery.`,
  open: 'Open the gallery',
  takeDown: 'Changed your mind? Reply to this email, and we will take it down.',
};
