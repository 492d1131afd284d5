import * as z from 'zod/mini';
import { spokenLanguage, textOrNull } from '#domain/records/stored.ts';
import { INQUIRY_TYPES, MESSAGE_STATUSES, PLAYER_AGES } from './choices.ts';

/** A message from the contact form (collection `contactMessages`; id = the form's idempotency key). */
export const ContactMessageSchema = z.object({
  id: z.string(),
  requestHash: z.string(),
  name: z.string(),
  /** Lower case. */
  email: z.string(),
  phone: textOrNull(),
  subject: z.string(),
  inquiryType: z.enum(INQUIRY_TYPES),
  playerAge: z._default(z.nullable(z.enum(PLAYER_AGES)), null),
  message: z.string(),
  status: z.enum(MESSAGE_STATUSES),
  notes: textOrNull(),
  /** Of the page that it was sent from. */
  language: spokenLanguage(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type ContactMessage = z.infer<typeof ContactMessageSchema>;
