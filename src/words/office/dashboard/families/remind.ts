/** What a person reads where families are reminded of what they owe. */
export const messages = {
  title: (count: number) => (count === 1 ? 'Remind this family?' : `Remind ${count} families?`),
  text: 'Each family will get the email below. We remind a family once a day at most.',
  failed: 'The reminders could not be prepared',
  notSent: 'No email will be sent',
  send: (count: number) => (count === 1 ? 'Send 1 Email' : `Send ${count} Emails`),
  sending: 'Sending...',
  done: (count: number) => ({
    title: count === 1 ? '1 reminder will be emailed' : `${count} reminders will be emailed`,
    description:
      count === 1 ? 'It will go out within a minute.' : 'They will go out within a minute.',
  }),
  failedTitle: 'The reminders were not sent',
  tooMany: (most: number) =>
    `Only the first ${most} families will be reminded now. Choose the others after that.`,
  skipped: 'Some families were not reminded',
  noneSent: 'No reminder was sent',
  close: 'Close',
  cancel: 'Cancel',
} as const;
