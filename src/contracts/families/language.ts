import * as z from 'zod/mini';
import { emailAddress } from '#domain/forms/fields.ts';
import { LANGUAGES } from '#words/language.ts';
import { adminPost } from '../endpoint.ts';
import { DoneSchema } from '../records/change.ts';

/** Corrects the language in which a family is written to. */
export const setFamilyLanguageEndpoint = adminPost({
  path: '/api/admin/families/language',
  stepUp: false,
  request: z.object({ email: emailAddress(), language: z.enum(LANGUAGES) }),
  response: DoneSchema,
});
