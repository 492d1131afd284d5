import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back where the browser's Back shows the page again as it was left: what waited for another page
 * waits for nothing then.
 */
export function useShownAgain(callback: () => void): void {
  const call = useEffectEvent(callback);
  useEffect(() => {
    const listen = ({ persisted }: PageTransitionEvent) => persisted && call();
    window.addEventListener('pageshow', listen);
    return () => window.removeEventListener('pageshow', listen);
  }, []);
}
