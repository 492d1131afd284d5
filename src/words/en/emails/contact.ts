/** The email that tells someone who wrote to the program that the message arrived. */
export const messages = {
  subject: (programName: string | null) =>
    programName ? `${programName} received your message` : 'We received your message',
  received: (programName: string | null, answeredWithin: string | null) =>
    `Hello, thank you for writing${programName ? ` to ${programName}` : ''}. We received your message, and ${answeredWithin ? `we'll get back to you within ${answeredWithin}` : "we'll get back to you soon"}.`,
  /** What the office's decline of a scholarship begins with. */
  declined: (name: string) =>
    `Hi ${name}, thank you for applying for a scholarship. We are sorry that we cannot grant one this time. Please reply to this email if you would like to talk about paying in installments.`,
  papers: 'Do you have papers for your application? Reply to this email and attach them.',
  notYou:
    'Didn’t write to us? Someone entered your address by mistake. You don’t need to do anything.',
};
