/** What a person reads where families are reminded of what they owe. */
export const messages = {
  title: (count: number) => (count === 1 ? 'Remind this family?' : `Remind ${count} families?`),
  text: 'Each family gets the email below, once a day at most.',
  failed: 'The reminders could not be prepared',
  notSent: 'No email will be sent',
  send: (count: number) => (count === 1 ? 'Send 1 email' : `Send ${count} emails`),
  sending: 'Sending...',
  done: { title: 'Reminders on their way', description: 'They go out within a minute.' },
  failedTitle: 'The reminders were not sent',
  tooMany: (most: number) =>
    `Only the first ${most} are reminded now. Choose the others afterward.`,
  skipped: 'Some families were not reminded',
  close: 'Close',
  cancel: 'Cancel',
} as const;
