import { readSession, writeSession } from '#browser/session-storage.ts';
import { asRecord, isKey } from '#browser/stored-shape.ts';
import { attemptKey } from './forget-attempt.ts';

/** As many as the server takes. */
export const MAX_EARLIER = 10;

export interface Attempt {
  /** Idempotency key: the same key twice is one record. */
  key: string;
  /** What was sent with the key, or null while nothing was. */
  sent: string | null;
  /** Keys of other content that this form has sent since something last came of it; the newest last. */
  earlier?: string[];
}

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
  if (!isOther) return { ...attempt, sent: content };
  const earlier = [...(attempt.earlier ?? []), attempt.key].slice(-MAX_EARLIER);
  return { key: newAttempt().key, sent: content, earlier };
}

/** This tab's attempt at a form, made when the form is first opened in it. */
function loadAttempt(form: string): Attempt {
  const stored = readAttempt(readSession(attemptKey(form)));
  if (stored) return stored;
  const attempt = newAttempt();
  writeSession(attemptKey(form), attempt);
  return attempt;
}

/** An attempt as it was stored, or undefined. */
function readAttempt(stored: unknown): Attempt | undefined {
  const { key, sent, earlier = [] } = asRecord(stored) ?? {};
  if (!isKey(key) || (typeof sent !== 'string' && sent !== null)) return undefined;
  if (!Array.isArray(earlier) || !earlier.every(isKey)) return undefined;
  return { key, sent, ...(earlier.length > 0 && { earlier }) };
}

/**
 * The idempotency key to send this content with, remembered over reloads. Call it before a payment
 * tab opens, so that the tab's copy of the storage has it.
 */
export function prepareAttempt(form: string, content: unknown): string {
  const attempt = attemptFor(loadAttempt(form), JSON.stringify(content));
  writeSession(attemptKey(form), attempt);
  return attempt.key;
}

/** What the next record takes the place of: the keys of what this form has sent before with other content. */
export function earlierKeys(form: string): string[] {
  return loadAttempt(form).earlier ?? [];
}

/** The next submit has another key, and takes the place of what was sent with this one. */
export function renewAttempt(form: string): void {
  const { key, earlier = [] } = loadAttempt(form);
  writeSession(attemptKey(form), {
    ...newAttempt(),
    earlier: [...earlier, key].slice(-MAX_EARLIER),
  });
}
