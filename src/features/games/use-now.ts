import { useEffect, useState } from 'react';

const HALF_A_MINUTE = 30_000;

/** The time, so that a page left open still tells upcoming games from begun ones. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tick = () => setNow(new Date());
    const timer = setInterval(tick, HALF_A_MINUTE);
    // Timers sleep in a tab that is not looked at.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}
