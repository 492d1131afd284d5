import * as z from 'zod/mini';
import { requiredText } from '#domain/forms/fields.ts';
import { requiredLongText } from '#domain/forms/long-text.ts';
import { messages } from '#words/rules/upload.ts';
import { GALLERY_CATEGORIES } from './categories.ts';

/** What a sender says of the files: all of it is needed. */
export const SubmissionFormSchema = z.object({
  title: requiredText('title', 120),
  description: requiredLongText('description', 2000),
  category: z.enum(GALLERY_CATEGORIES, { error: () => messages.category }),
});
export type SubmissionForm = z.infer<typeof SubmissionFormSchema>;
