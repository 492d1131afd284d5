import { readStored, removeStored, writeStored } from './storage.ts';

/*
 * Who was signed in last, so that the header can greet without loading Firebase. Display only: every
 * call is authorized on the server, and a forged hint shows a link that leads to a refusal.
 */

export const SESSION_HINT_KEY = 'courtside:session';
/** Dispatched on window when the hint changes in this tab (`storage` events reach the other tabs only). */
export const SESSION_HINT_EVENT = 'courtside:session';

export interface SessionHint {
  /** First and last name, or the email address where no profile exists. */
  name: string;
  role: string;
}

/** The hint, or undefined for a visitor and for anything that is not a hint. */
export function readSessionHint(): SessionHint | undefined {
  const stored = readStored(SESSION_HINT_KEY);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { name, role } = stored as Record<string, unknown>;
  if (typeof name !== 'string' || name.trim() === '' || typeof role !== 'string') return undefined;
  return { name: name.trim().slice(0, 80), role };
}

/** Remembers or, with undefined, forgets who is signed in. */
export function saveSessionHint(hint: SessionHint | undefined): void {
  if (hint) writeStored(SESSION_HINT_KEY, hint);
  else removeStored(SESSION_HINT_KEY);
  window.dispatchEvent(new CustomEvent(SESSION_HINT_EVENT));
}
