import type { AdminMessage } from '#contracts/admin/messages.ts';
import type { InquiryType } from '#domain/contact/contact-message.ts';

/** What a person reads on the Messages tab. */
export const inboxMessages = {
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
  replies: 'Written Back',
  inquiries: {
    registration: 'Registration',
    schedules: 'Schedules',
    sponsorship: 'Sponsorship',
    volunteer: 'Volunteering',
    scholarships: 'Scholarships',
    general: 'General Question',
    other: 'Other',
  } satisfies Record<InquiryType, string>,
  ages: {
    'under-10': 'Under 10',
    '10-12': '10-12 years',
    '13-15': '13-15 years',
    '16-18': '16-18 years',
  } satisfies Record<NonNullable<AdminMessage['playerAge']>, string>,
  statuses: { new: 'New', answered: 'Answered' } satisfies Record<AdminMessage['status'], string>,
  reply: {
    heading: 'Reply',
    subject: 'Subject',
    prefilled: (subject: string) => (/^re:/i.test(subject) ? subject : `Re: ${subject}`),
    text: 'Reply',
    hint: 'Goes to the sender as plain text; their answer comes to the office.',
    submit: 'Send Reply',
    submitting: 'Sending...',
    done: {
      title: 'Message answered',
      description: 'The reply goes out within a minute.',
    },
    failed: 'Error sending reply',
  },
} as const;
