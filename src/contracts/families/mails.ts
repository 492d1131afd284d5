import * as z from 'zod/mini';
import { emailAddress } from '#domain/forms/fields.ts';
import { CentsSchema } from '#domain/money/cents-schema.ts';
import { adminGet, adminPost } from '../endpoint.ts';
import { DoneSchema } from '../records/change.ts';

/* Emails to families: the text is shown before it goes. */

export const MailPreviewSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
});
export type MailPreview = z.infer<typeof MailPreviewSchema>;

const ofFamily = z.object({ email: emailAddress() });

export const previewStatementMailEndpoint = adminGet({
  path: '/api/admin/families/statement-mail',
  stepUp: false,
  request: ofFamily,
  response: MailPreviewSchema,
});

/** Emails a family its statement, once a day. */
export const mailStatementEndpoint = adminPost({
  path: '/api/admin/families/mail-statement',
  stepUp: false,
  request: ofFamily,
  response: DoneSchema,
});

/** So many families are reminded at once. */
export const MAX_REMINDED = 25;

const ReminderPreviewSchema = z.extend(MailPreviewSchema, {
  name: z.string(),
  /** What the email asks for. */
  dueCents: CentsSchema,
  /** Why none would go, for the office; null where one does. */
  blocked: z.nullable(z.string()),
});
export type ReminderPreview = z.infer<typeof ReminderPreviewSchema>;

/** The reminders as they would go to these families. */
export const previewRemindersEndpoint = adminPost({
  path: '/api/admin/families/preview-reminders',
  stepUp: false,
  request: z.object({
    emails: z.array(emailAddress()).check(z.minLength(1), z.maxLength(MAX_REMINDED)),
  }),
  response: z.object({ reminders: z.array(ReminderPreviewSchema) }),
});

/** Reminds families of what is due, each once a day, and only of what was shown. */
export const sendRemindersEndpoint = adminPost({
  path: '/api/admin/families/send-reminders',
  stepUp: false,
  request: z.object({
    reminders: z
      .array(z.object({ email: emailAddress(), dueCents: CentsSchema }))
      .check(z.minLength(1), z.maxLength(MAX_REMINDED)),
  }),
  response: z.object({
    sent: z.array(z.string()),
    skipped: z.array(z.object({ email: z.string(), why: z.string() })),
  }),
});
export type RemindersSent = z.infer<typeof sendRemindersEndpoint.response>;
