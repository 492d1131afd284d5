/** What a person reads where a statement is emailed. */
export const messages = {
  open: 'Email statement',
  title: 'Email this statement?',
  to: (email: string) => `To ${email}`,
  failed: 'The email could not be prepared',
  send: 'Send email',
  sending: 'Sending...',
  done: { title: 'Statement on its way', description: 'It goes out within a minute.' },
  failedTitle: 'The statement was not sent',
} as const;
