import { markSigningOut, SIGN_OUT_KEY, unmarkSigningOut } from './sign-out-mark.ts';

/**
 * Empties the forms of every tab where another account has signed in without a sign-out before: as if the
 * one before had signed out. Other tabs hear of the mark; a tab does not hear of its own.
 */
export function tellOtherAccount(): void {
  markSigningOut();
  unmarkSigningOut();
  window.dispatchEvent(new StorageEvent('storage', { key: SIGN_OUT_KEY, newValue: 'true' }));
}
