import * as z from 'zod/mini';
import { ContactFormSchema } from '#domain/contact/contact-form.ts';
import { IdempotencyKeySchema } from '#domain/forms/fields.ts';
import { publicPost } from '../endpoint.ts';

/** Keeps a message for the office and emails it there. */
export const sendContactEmailEndpoint = publicPost({
  path: '/.netlify/functions/send-contact-email',
  request: z.extend(ContactFormSchema, {
    idempotencyKey: IdempotencyKeySchema,
    /** Honeypot: people never see it, so only a program fills it in. */
    website: z.optional(z.string().check(z.maxLength(500))),
  }),
  response: z.object({ received: z.literal(true) }),
});
export type SendContactEmailRequest = z.infer<typeof sendContactEmailEndpoint.request>;
