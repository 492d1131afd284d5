/** What a person reads on the Messages tab. */
export const messages = {
  title: 'Messages',
  empty: {
    title: 'No messages',
    text: 'Messages from the contact form appear here. A search or filter may hide some.',
  },
  fetchFailed: 'Error fetching messages',
  message: 'Message',
  replies: 'Replies',
  wordsGone: 'We delete the text of our emails after 90 days.',
  statuses: {
    new: 'New',
    answered: 'Answered',
    closed: 'Closed',
    spam: 'Spam',
  },
  application: {
    heading: 'Scholarship application',
    number: (number: string) => `Application ${number}`,
    decline: 'Decline…',
    granted: (number: string, what: string, bills: number) =>
      `Scholarship granted (application ${number}): ${what} off ${bills === 1 ? 'one bill' : `${bills} bills`}.`,
  },
  steps: {
    heading: 'Status',
    actions: {
      new: 'Reopen',
      closed: 'Close Without a Reply',
      spam: 'Mark as Spam',
    },
    closeAnswered: 'Close Message',
    done: {
      new: { title: 'Message reopened' },
      closed: { title: 'Message closed' },
      spam: { title: 'Message marked as spam' },
    },
    failed: 'Error saving message',
  },
  reply: {
    heading: 'Reply',
    subject: 'Subject',
    prefilled: (subject: string) => (/^re:/i.test(subject) ? subject : `Re: ${subject}`),
    text: 'Reply',
    hint: 'We will email this to the sender as plain text. Their reply will come to the office.',
    submit: 'Send Reply',
    submitting: 'Sending...',
    done: {
      title: 'Reply sent',
      description: 'The reply will go out within a minute.',
    },
    failed: 'Error sending reply',
  },
} as const;
