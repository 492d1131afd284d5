/** The email that tells someone who wrote to the program that the message arrived. */
export const messages = {
  subject: (programName: string | null) =>
    programName ? `${programName} has your message` : 'We have your message',
  received: (programName: string | null, answeredWithin: string | null) =>
    `Hello, thank you for writing${programName ? ` to ${programName}` : ''}. Your message has arrived, and ${answeredWithin ? `we'll get back to you within ${answeredWithin}` : "we'll get back to you soon"}.`,
  notYou:
    'If you did not write to us, someone gave your address by mistake. You do not need to do anything.',
};
