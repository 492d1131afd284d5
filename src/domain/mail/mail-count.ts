import * as z from 'zod/mini';
import { InstantSchema } from '#domain/limits/limit.ts';

/** The emails to one mailbox on one day that were limited (collection `mailCounts`). */
export const MailCountSchema = z.object({
  id: z.string(),
  /** Of the emails: one that is tried again counts once. */
  mails: z.array(z.string()),
  /** Firestore deletes it then, by its TTL policy. */
  expiresAt: InstantSchema,
});
