import * as z from 'zod/mini';
import { textOrNull } from '#domain/records/stored.ts';

export const INQUIRY_TYPES = [
  'registration',
  'schedules',
  'sponsorship',
  'volunteer',
  'scholarships',
  'general',
  'other',
] as const;
export type InquiryType = (typeof INQUIRY_TYPES)[number];
export const PLAYER_AGES = ['under-10', '10-12', '13-15', '16-18'] as const;
/** Answered by an email from here; closed without one, as after a phone call. */
export const MESSAGE_STATUSES = ['new', 'answered', 'closed', 'spam'] as const;
/** Those that the office chooses; only a reply makes a message answered. */
export const FILED_STATUSES = ['new', 'closed', 'spam'] as const;
export type FiledStatus = (typeof FILED_STATUSES)[number];

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
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type ContactMessage = z.infer<typeof ContactMessageSchema>;
