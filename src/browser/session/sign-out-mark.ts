import { readStored, removeStored, writeStored } from '#browser/storage.ts';

/*
 * Signing out takes Firebase, which a content page has to load first. Whoever leaves the page before
 * that is signed out all the same: the mark stands until it is done.
 */

export const SIGN_OUT_KEY = 'courtside:signing-out';
/** Stays, and says nothing of anybody: a page that comes back later compares it with what it was. */
const LAST_KEY = 'courtside:signed-out-at';

export function isSigningOut(): boolean {
  return readStored(SIGN_OUT_KEY) === true;
}

export function markSigningOut(): void {
  writeStored(SIGN_OUT_KEY, true);
  writeStored(LAST_KEY, Date.now());
}

/** When somebody signed out on this device last, in milliseconds since 1970; undefined where nobody has. */
export function lastSignOut(): unknown {
  return readStored(LAST_KEY);
}

export function unmarkSigningOut(): void {
  removeStored(SIGN_OUT_KEY);
}
