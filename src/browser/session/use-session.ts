import { useEffect, useSyncExternalStore } from 'react';

import { $session, type Session } from './session-store.ts';
import { startSession } from './start-session.ts';

const UNKNOWN: Session = { status: 'unknown' };

/**
 * Who is signed in: 'unknown' in the HTML made at build time and until it is known. Visitors cost
 * nothing; for who was signed in last, Firebase is loaded.
 * @param certain asks Firebase in any case, for a page that is about the account
 */
export function useSession({ certain = false } = {}): Session {
  useEffect(() => startSession({ certain }), [certain]);
  return useSyncExternalStore(listen, read, readUnknown);
}

function listen(onChange: () => void): () => void {
  return $session.listen(onChange);
}

function read(): Session {
  return $session.get();
}

function readUnknown(): Session {
  return UNKNOWN;
}
