import { SIGN_OUT_EVENT } from '#browser/header.ts';
import { forgetPrivate } from '#browser/private-storage.ts';
import { loadFirebase } from './load-firebase.ts';
import { isSigningOut, lastSignOut, markSigningOut, unmarkSigningOut } from './sign-out-mark.ts';

/** On every page: the Sign Out button ends the real session, and forgets what was typed here. */
export function watchSignOut(): void {
  const before = lastSignOut();
  // The browser keeps pages for its Back as they were left, and those hear of nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || lastSignOut() === before) return;
    document.body.hidden = true;
    location.reload();
  });
  window.addEventListener(SIGN_OUT_EVENT, () => {
    forgetPrivate();
    markSigningOut();
    void finishSigningOut();
  });
  if (isSigningOut()) void finishSigningOut();
}

/** Offline nothing happens; the mark stays, and the next page takes it up. */
async function finishSigningOut(): Promise<void> {
  try {
    const firebase = await loadFirebase();
    await firebase.signOut();
    unmarkSigningOut();
  } catch {
    // Said nowhere: the header shows the person as signed out, and every page sees to it.
  }
}
