import { privateKey } from '#browser/private-storage.ts';
import { removeSession } from '#browser/session-storage.ts';

/* Apart from what makes and keeps an attempt (`attempt.ts`), which a form needs only when it is sent. */

/** The next submit is a new record. */
export function forgetAttempt(form: string): void {
  removeSession(attemptKey(form));
}

/** Where this tab keeps its attempt at a form. */
export function attemptKey(form: string): string {
  return privateKey(`${form}-attempt`);
}
