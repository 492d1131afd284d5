import * as z from 'zod/mini';
import { spokenLanguage, textOrNull } from '#domain/records/stored.ts';

/** What must be made at the moment of sending, because it expires or is too large to keep. */
const MAIL_NEEDS = [
  'nothing',
  /** All its words, around a single-use link; makes the account first where there is none. */
  'account-link',
  /** That the sign-in of an account that was deleted is gone: it is deleted first. */
  'account-deletion',
  /** The signed waiver as a PDF. */
  'waiver-copy',
] as const;
export type MailNeed = (typeof MAIL_NEEDS)[number];

/** Who an email may go to, before its address is verified or has paid. Left out: 'daily'. */
const MAIL_LIMITS = [
  /** Anyone can cause it, for any address, by filling in a form: {@link DAILY_MAILS} a day. */
  'daily',
  /** It repeats what may be a stranger's words: not before the address is verified or paid from. */
  'known',
  /** The office sends it, or has let it go. */
  'none',
] as const;

/** So many a day go to an address that nobody has verified or paid from. */
export const DAILY_MAILS = 3;

/**
 * An email waiting to be sent, written in the same transaction as the change that causes it
 * (collection `outbox`; the id names the occasion, so the same occasion is one email).
 */
export const OutboxMailSchema = z.object({
  id: z.string(),
  to: z.string(),
  replyTo: textOrNull(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** That it is written in, and that whatever is added when it is sent is written in. */
  language: spokenLanguage(),
  needs: z.enum(MAIL_NEEDS),
  /** What making it takes, such as an address or a record's id. */
  data: z._default(z.record(z.string(), z.string()), {}),
  /** What the email is about, as a document path such as 'orders/…'. */
  about: z.string(),
  limit: z.optional(z.enum(MAIL_LIMITS)),
  /**
   * `failed` after the last attempt: staff decide. `held` where a stranger may have caused it: it goes
   * when the address is verified or paid from, or staff send it. `discarded` by staff, and without words.
   */
  status: z.enum(['pending', 'sent', 'failed', 'held', 'discarded']),
  attempts: z.int(),
  /** When it may next be tried; moved ahead while a sender holds it, so that two never send the same. */
  nextAttemptAt: z.iso.datetime(),
  lastError: textOrNull(),
  createdAt: z.iso.datetime(),
  sentAt: z.nullable(z.iso.datetime()),
});
export type OutboxMail = z.infer<typeof OutboxMailSchema>;

/** After so many attempts (about two days) an email waits for staff. */
export const MAX_ATTEMPTS = 18;
const FIRST_RETRY_SECONDS = 30;
const LONGEST_RETRY_SECONDS = 6 * 60 * 60;

/** When to try again after the given number of failed attempts: 30 s, doubled each time, at most 6 hours. */
export function nextAttemptAt(attempts: number, now: Date): Date {
  const seconds = Math.min(FIRST_RETRY_SECONDS * 2 ** (attempts - 1), LONGEST_RETRY_SECONDS);
  return new Date(now.getTime() + seconds * 1000);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** When to look again whether a held email may go: after half its age, and at most a day. */
export function nextReleaseAt(createdAt: string, now: Date): Date {
  const half = (now.getTime() - Date.parse(createdAt)) / 2;
  return new Date(now.getTime() + Math.min(half, DAY_MS));
}

/** Whether a sender has it this moment: two would send it twice. One that failed has left its error. */
export function isBeingSent(
  { status, attempts, lastError, nextAttemptAt: until }: OutboxMail,
  now: string,
): boolean {
  return status === 'pending' && attempts > 0 && lastError === null && until > now;
}

/** Statuses of an email that may be stuck. */
export const UNSENT: readonly OutboxMail['status'][] = ['pending', 'failed', 'held'];

/**
 * Whether somebody has to look at an unsent email: it was given up, is held, or has failed before. A signed copy
 * is held as a rule, until the family pays, and what waits for its first try is on its way.
 */
export function isStuck({
  status,
  limit,
  attempts,
}: Pick<OutboxMail, 'status' | 'limit' | 'attempts'>): boolean {
  if (status === 'held') return limit !== 'known';
  return status === 'failed' || (status === 'pending' && attempts > 0);
}
