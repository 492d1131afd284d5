import * as z from 'zod/mini';
import { spokenLanguage } from '#domain/records/stored.ts';
import { SIGNED_DOCUMENTS } from './signed-documents.ts';

/**
 * A text that someone has signed (collection `signedTexts`, id = its SHA-256): kept when content moves
 * on, so that every signature can be shown with the very words it is under.
 */
export const SignedTextSchema = z.object({
  sha256: z.string(),
  document: z.enum(SIGNED_DOCUMENTS),
  title: z.string(),
  version: z.string(),
  language: spokenLanguage(),
  text: z.string(),
});
export type SignedText = z.infer<typeof SignedTextSchema>;
