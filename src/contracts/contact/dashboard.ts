import * as z from 'zod/mini';
import { FILED_STATUSES, MESSAGE_STATUSES } from '#domain/contact/choices.ts';
import { ContactMessageSchema } from '#domain/contact/contact-message.ts';
import { ReplySchema } from '#domain/contact/reply.ts';
import { OutboxMailSchema } from '#domain/mail/outbox-mail.ts';
import { LANGUAGES } from '#words/language.ts';
import {
  changeEndpoint,
  correctEmailEndpoint,
  deleteEndpoint,
  detailEndpoint,
  notesEndpoint,
} from '../records/office.ts';
import { tableEndpoint } from '../records/table.ts';

/** A message of the contact form as the office sees it. */
export const AdminMessageSchema = z.omit(ContactMessageSchema, { requestHash: true });
export type AdminMessage = z.infer<typeof AdminMessageSchema>;

export const listMessagesEndpoint = tableEndpoint('/api/admin/messages', AdminMessageSchema, {
  filters: { status: MESSAGE_STATUSES },
  sorts: ['createdAt', 'from', 'inquiry', 'subject', 'status'],
  direction: 'desc',
});

/** What was written back, and whether it has gone out. */
export const SentReplySchema = z.pick(OutboxMailSchema, {
  id: true,
  subject: true,
  text: true,
  status: true,
  createdAt: true,
});
export type SentReply = z.infer<typeof SentReplySchema>;

export const getMessageEndpoint = detailEndpoint(
  '/api/admin/messages/detail',
  z.object({
    record: AdminMessageSchema,
    /** That a reply will have; the record says that of the page. */
    language: z.enum(LANGUAGES),
    /** What the reply that declines a scholarship begins with, in that language. */
    decline: z.string(),
    /** The oldest first. */
    replies: z.array(SentReplySchema),
  }),
);

export const noteMessageEndpoint = notesEndpoint('/api/admin/messages/notes', AdminMessageSchema);

export const correctSenderEmailEndpoint = correctEmailEndpoint(
  '/api/admin/messages/email',
  AdminMessageSchema,
);

/** Emails the sender, and sets the message answered. */
export const replyToMessageEndpoint = changeEndpoint(
  '/api/admin/messages/reply',
  { reply: ReplySchema },
  AdminMessageSchema,
);

/** Closes a message, sets spam aside, or opens it again; nobody is emailed. */
export const setMessageStatusEndpoint = changeEndpoint(
  '/api/admin/messages/status',
  { status: z.enum(FILED_STATUSES) },
  AdminMessageSchema,
);

export const deleteMessageEndpoint = deleteEndpoint('/api/admin/messages/delete');
