import * as z from 'zod/mini';
import { requiredText } from '#domain/forms/fields.ts';
import { requiredLongText } from '#domain/forms/long-text.ts';

/** What the office writes back. */
export const ReplySchema = z.object({
  subject: requiredText('Subject', 160),
  text: requiredLongText('Reply', 5000),
});
export type Reply = z.infer<typeof ReplySchema>;
