import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds: the first is what Stripe usually takes, the last what it takes on a bad day. */
const LOOKS = [1000, 3000, 8000];

/** Looks at once and again a few times: Stripe tells us of a refund a moment after it has taken it. */
export function useLookAgain(look: () => void): () => void {
  const timers = useRef<number[]>([]);
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  const stop = useCallback(() => {
    for (const timer of timers.current) window.clearTimeout(timer);
  }, []);
  useEffect(() => stop, [stop]);
  return () => {
    stop();
    look();
    timers.current = LOOKS.map((wait) => window.setTimeout(() => latest.current(), wait));
  };
}
