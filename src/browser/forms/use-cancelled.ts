import { useSyncExternalStore } from 'react';

/** Whether Stripe's page has sent the person back: it does so to the form's address with `?cancelled=1`. */
export function useCancelled(): boolean {
  return useSyncExternalStore(listenToNothing, readCancelled, readNothing);
}

function readCancelled(): boolean {
  return new URLSearchParams(window.location.search).get('cancelled') === '1';
}

function readNothing(): boolean {
  return false;
}

/** The address does not change while the page is open. */
function listenToNothing(): () => void {
  return () => undefined;
}
