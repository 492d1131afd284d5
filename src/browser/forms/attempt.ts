import * as z from 'zod/mini';
import { readSession, removeSession, writeSession } from '#browser/session-storage.ts';
import { IdempotencyKeySchema } from '#domain/forms/fields.ts';

const AttemptSchema = z.object({
  /** Idempotency key: the same key twice is one record. */
  key: IdempotencyKeySchema,
  /** What was sent with the key, or null while nothing was. */
  sent: z.nullable(z.string()),
});
export type Attempt = z.infer<typeof AttemptSchema>;

/** A fresh attempt, for a form that is opened. */
export function newAttempt(): Attempt {
  return { key: crypto.randomUUID(), sent: null };
}

/**
 * The attempt to send this content with. Sending the same again keeps the key, so that a lost answer,
 * a reload or a second click cannot send twice; other content is another record and gets another key.
 */
export function attemptFor(attempt: Attempt, content: string): Attempt {
  const isOther = attempt.sent !== null && attempt.sent !== content;
  return { key: isOther ? newAttempt().key : attempt.key, sent: content };
}

/** This tab's attempt at a form, made when the form is first opened in it. */
export function loadAttempt(form: string): Attempt {
  const stored = z.safeParse(AttemptSchema, readSession(storageKey(form)));
  if (stored.success) return stored.data;
  const attempt = newAttempt();
  writeSession(storageKey(form), attempt);
  return attempt;
}

/**
 * The idempotency key to send this content with, remembered over reloads. Call it before a payment
 * tab opens, so that the tab's copy of the storage has it.
 */
export function prepareAttempt(form: string, content: unknown): string {
  const attempt = attemptFor(loadAttempt(form), JSON.stringify(content));
  writeSession(storageKey(form), attempt);
  return attempt.key;
}

/** The next submit is a new record. */
export function forgetAttempt(form: string): void {
  removeSession(storageKey(form));
}

function storageKey(form: string): string {
  return `courtside:${form}-attempt`;
}
