import { messages as labels } from '../../en/labels/contact.ts';

/** What a person reads on the Messages tab. */
export const messages = {
  title: 'Messages',
  empty: {
    title: 'No messages',
    text: 'What people write through the contact form appears here. A search or filter may hide some.',
  },
  fetchFailed: 'Error fetching messages',
  from: 'From',
  subject: 'Subject',
  inquiry: 'About',
  playerAge: 'Player Age',
  message: 'Message',
  replies: 'Replies',
  inquiries: labels.inquiries,
  ages: labels.ages,
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
      `Scholarship granted (application ${number}): ${what} of ${bills === 1 ? 'one bill' : `${bills} bills`}.`,
    declined: (name: string) =>
      `Hi ${name}, thank you for applying for a scholarship. We are sorry: we cannot grant one this time. Please reply to this email if you would like to talk about paying in installments.`,
  },
  steps: {
    heading: 'Status',
    actions: {
      new: 'Open again',
      closed: 'Close without a reply',
      spam: 'Mark as spam',
    },
    done: {
      new: { title: 'Message opened again' },
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
    hint: 'Goes to the sender as plain text; their reply comes to the office.',
    submit: 'Send Reply',
    submitting: 'Sending...',
    done: {
      title: 'Message answered',
      description: 'The reply goes out within a minute.',
    },
    failed: 'Error sending reply',
  },
} as const;
