import * as z from 'zod/mini';
import { requiredText } from '#domain/forms/fields.ts';
import { requiredLongText } from '#domain/forms/long-text.ts';
import { messages as officeFields } from '#words/office/fields.ts';

/** What the office writes back. */
export const ReplySchema = z.object({
  subject: requiredText('subject', 160),
  text: requiredLongText(() => officeFields.reply, 5000),
});
export type Reply = z.infer<typeof ReplySchema>;
