import { readSessionHint } from '#browser/session-hint.ts';
import { messages } from '#words/calls.ts';
import { $session } from './session-store.ts';

/* What every form carries of the session; the rest is loaded for who is or may be signed in. */

let isStarted = false;

/**
 * Finds out who is signed in, and goes on watching. A visitor, by the header's hint, is signed out
 * without a question to anyone; `certain` asks Firebase all the same, for a page that needs to know.
 */
export function startSession({ certain = false } = {}): void {
  if (isStarted) return;
  if (!certain && !readSessionHint()) {
    if ($session.get().status === 'unknown') $session.set({ status: 'signed-out' });
    return;
  }
  isStarted = true;
  $session.set({ status: 'unknown' });
  void watch();
}

/** Asks again after a failure. */
export function retrySession(): void {
  isStarted = false;
  startSession({ certain: true });
}

async function watch(): Promise<void> {
  try {
    const { watchSession } = await import('./session.ts');
    await watchSession();
  } catch {
    $session.set({ status: 'failed', message: messages.network });
  }
}
