/** The email that tells someone who wrote to the program that the message arrived. */
export const messages = {
  subject: (programName: string | null) =>
    programName ? `${programName} received your message` : 'We received your message',
  received: (programName: string | null, answeredWithin: string | null) =>
    `Hello, thank you for writing${programName ? ` to ${programName}` : ''}. We received your message, and ${answeredWithin ? `we'll get back to you within ${answeredWithin}` : "we'll get back to you soon"}.`,
  notYou:
    'Didn’t write to us? Someone entered your address by mistake. You don’t need to do anything.',
};
