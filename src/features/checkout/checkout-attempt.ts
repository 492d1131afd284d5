import * as z from 'zod/mini';
import { readSession, removeSession, writeSession } from '#browser/session-storage.ts';
import { IdempotencyKeySchema } from '#domain/forms/fields.ts';

const STORAGE_KEY = 'courtside:checkout-attempt';

const CheckoutAttemptSchema = z.object({
  /** Idempotency key: the same key twice is one order. */
  key: IdempotencyKeySchema,
  /** What was sent with the key, or null while nothing was. */
  sent: z.nullable(z.string()),
});
export type CheckoutAttempt = z.infer<typeof CheckoutAttemptSchema>;

/** A fresh attempt, for a form that is opened. */
export function newAttempt(): CheckoutAttempt {
  return { key: crypto.randomUUID(), sent: null };
}

/**
 * The attempt to send this content with. Sending the same again keeps the key, so that a lost answer,
 * a reload or a second click cannot order twice; other content is another order and gets another key.
 */
export function attemptFor(attempt: CheckoutAttempt, content: string): CheckoutAttempt {
  const isOther = attempt.sent !== null && attempt.sent !== content;
  return { key: isOther ? newAttempt().key : attempt.key, sent: content };
}

/** This tab's attempt, made when the form is first opened in it. */
export function loadAttempt(): CheckoutAttempt {
  const stored = z.safeParse(CheckoutAttemptSchema, readSession(STORAGE_KEY));
  if (stored.success) return stored.data;
  const attempt = newAttempt();
  saveAttempt(attempt);
  return attempt;
}

/** Remembers the attempt over reloads. */
export function saveAttempt(attempt: CheckoutAttempt): void {
  writeSession(STORAGE_KEY, attempt);
}

/** The next submit is a new order. */
export function forgetAttempt(): void {
  removeSession(STORAGE_KEY);
}
