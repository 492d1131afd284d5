import { useSyncExternalStore } from 'react';

/** False in the HTML made at build time and until React has taken it over: a button that needs script waits for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    listenToNothing,
    () => true,
    () => false,
  );
}

function listenToNothing(): () => void {
  return () => undefined;
}
