import { readStored, removeStored, writeStored } from '#browser/storage.ts';

/*
 * Signing out takes Firebase, which a content page has to load first. Whoever leaves the page before
 * that is signed out all the same: the mark stands until it is done.
 */

export const SIGN_OUT_KEY = 'courtside:signing-out';

export function isSigningOut(): boolean {
  return readStored(SIGN_OUT_KEY) === true;
}

export function markSigningOut(): void {
  writeStored(SIGN_OUT_KEY, true);
}

export function unmarkSigningOut(): void {
  removeStored(SIGN_OUT_KEY);
}
