import * as z from 'zod/mini';
import { spokenLanguage } from '#domain/records/stored.ts';

/** A signature under one legal text for one player (collection `waiverSignatures`, only ever created). */
export const WaiverSignatureSchema = z.object({
  id: z.string(),
  registrationId: z.string(),
  profileId: z.string(),
  playerName: z.string(),
  /** When it was signed; says how long it is kept. */
  playerAge: z.optional(z.int()),
  document: z.enum(['liability-waiver', 'terms']),
  /** The version and the SHA-256 of the very text that was shown. */
  version: z.string(),
  textSha256: z.string(),
  /** Of the text; the statement stands below as it was shown, in the language of the page. */
  language: spokenLanguage(),
  /** The translation that the page showed beside the text; its words are kept as the text's own are. */
  translation: z.optional(z.object({ language: spokenLanguage(), sha256: z.string() })),
  /** The statement of intent beside the box. */
  statement: z.string(),
  /** Typed by the guardian. */
  signedName: z.string(),
  signerEmail: z.string(),
  signedAt: z.iso.datetime(),
  ip: z.string(),
  userAgent: z.string(),
});
export type WaiverSignature = z.infer<typeof WaiverSignatureSchema>;
