import { readSession, removeSession, writeSession } from './session-storage.ts';

/* A toast for the page that comes next: of what was done on a page that is left at once. */

const KEY = 'courtside:flash';

/** The part of a toast that outlives the page. */
export interface FlashToast {
  title: string;
  description: string;
}

export function leaveToast(toast: FlashToast): void {
  writeSession(KEY, toast);
}

/** The toast that the page before has left, once. */
export function takeToast(): FlashToast | undefined {
  const stored = readSession(KEY);
  removeSession(KEY);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { title, description } = stored as Record<string, unknown>;
  if (typeof title !== 'string' || typeof description !== 'string') return undefined;
  return { title, description };
}
