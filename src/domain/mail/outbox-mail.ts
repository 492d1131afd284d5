import * as z from 'zod/mini';

/** What must be made at the moment of sending, because it runs out or is too large to keep. */
export const MAIL_NEEDS = [
  'nothing',
  /** All its words, around a single-use link; makes the account first where there is none. */
  'account-link',
  /** The signed waiver as a PDF. */
  'waiver-copy',
] as const;
export type MailNeed = (typeof MAIL_NEEDS)[number];

/**
 * A mail waiting to be sent, written in the same transaction as the change that causes it
 * (collection `outbox`; the id names the occasion, so the same occasion is one mail).
 */
export const OutboxMailSchema = z.object({
  id: z.string(),
  to: z.string(),
  replyTo: z.nullable(z.string()),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  needs: z.enum(MAIL_NEEDS),
  /** What making it takes, such as an address or a record's id. */
  data: z.record(z.string(), z.string()),
  /** What the mail is about, as a document path such as 'orders/…'. */
  about: z.string(),
  /** `failed` after the last attempt: staff decide. */
  status: z.enum(['pending', 'sent', 'failed']),
  attempts: z.int(),
  /** When it may next be tried; moved ahead while a sender holds it, so that two never send the same. */
  nextAttemptAt: z.iso.datetime(),
  lastError: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  sentAt: z.nullable(z.iso.datetime()),
});
export type OutboxMail = z.infer<typeof OutboxMailSchema>;

/** After so many attempts (about two days) a mail waits for staff. */
export const MAX_ATTEMPTS = 12;
const FIRST_RETRY_SECONDS = 30;
const LONGEST_RETRY_SECONDS = 6 * 60 * 60;

/** When to try again after the given number of failed attempts: 30 s, doubled each time, at most 6 hours. */
export function nextAttemptAt(attempts: number, now: Date): Date {
  const seconds = Math.min(FIRST_RETRY_SECONDS * 2 ** (attempts - 1), LONGEST_RETRY_SECONDS);
  return new Date(now.getTime() + seconds * 1000);
}
