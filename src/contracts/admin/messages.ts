import * as z from 'zod/mini';
import { ContactMessageSchema, MESSAGE_STATUSES } from '#domain/contact/contact-message.ts';
import { ReplySchema } from '#domain/contact/reply.ts';
import { changeEndpoint, detailEndpoint, notesEndpoint } from './office.ts';
import { tableEndpoint } from './table.ts';

/** A message of the contact form as the office sees it. */
export const AdminMessageSchema = z.omit(ContactMessageSchema, { requestHash: true });
export type AdminMessage = z.infer<typeof AdminMessageSchema>;

export const listMessages = tableEndpoint('/api/admin/messages', AdminMessageSchema, {
  filters: { status: MESSAGE_STATUSES },
  sorts: ['createdAt'],
  direction: 'desc',
});

export const getMessage = detailEndpoint(
  '/api/admin/messages/detail',
  z.object({ record: AdminMessageSchema }),
);

export const noteMessage = notesEndpoint('/api/admin/messages/notes', AdminMessageSchema);

/** Mails the sender, and sets the message answered. */
export const replyToMessage = changeEndpoint(
  '/api/admin/messages/reply',
  { reply: ReplySchema },
  AdminMessageSchema,
);
