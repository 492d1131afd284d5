import { useEffect, useState } from 'react';
import type { Game } from '#domain/games/game.ts';
import { nextChangeAt } from '#domain/games/schedule.ts';

const HALF_A_MINUTE = 30_000;

/**
 * The time, so that a page left open still tells upcoming games from begun ones. It moves on when that
 * changes what is shown, and not before.
 * @param drawnAt when what stands on the page was drawn; now where nothing does
 */
export function useNow(
  drawnAt: string | undefined,
  games: readonly Game[],
  timeZone: string,
): Date {
  const [now, setNow] = useState(() => (drawnAt === undefined ? new Date() : new Date(drawnAt)));
  useEffect(() => {
    const tick = () => {
      const real = new Date();
      setNow((shown) => (nextChangeAt(games, shown, timeZone) <= real ? real : shown));
    };
    tick();
    const timer = setInterval(tick, HALF_A_MINUTE);
    // Timers sleep in a tab that is not looked at.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [games, timeZone]);
  return now;
}
