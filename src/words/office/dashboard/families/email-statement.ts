/** What a person reads where a statement is emailed. */
export const messages = {
  open: 'Email Statement',
  title: 'Email this statement?',
  to: (email: string) => `To ${email}`,
  failed: 'The email could not be prepared',
  send: 'Send Email',
  sending: 'Sending...',
  done: { title: 'Statement will be emailed', description: 'It will go out within a minute.' },
  failedTitle: 'The statement was not sent',
} as const;
