/** What whoever sent a photo or video is emailed once it was reviewed. */
export const messages = {
  rejectedSubject: {
    photo: (team: string) => `Your photo for the gallery of ${team}`,
    video: (team: string) => `Your video for the gallery of ${team}`,
  },
  approvedSubject: {
    photo: (team: string) => `Your photo is in the gallery of ${team}`,
    video: (team: string) => `Your video is in the gallery of ${team}`,
  },
  ourProgram: 'our program',
  rejected: (title: string, team: string) =>
    `thank you for sending “${title}” to ${team}. We reviewed it and decided not to publish it in the gallery.`,
  reason: (reason: string) => `Reason: ${reason}`,
  sendAnother: 'Only our team has seen it. You are welcome to send another.',
  approved: (title: string, team: string) =>
    `thank you for sending “${title}” to ${team}. We approved it, and everyone can now see it in our gallery.`,
  open: 'Open the gallery',
  takeDown: 'Changed your mind? Reply to this email, and we will take it down.',
};
