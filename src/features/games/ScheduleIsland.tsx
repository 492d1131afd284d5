import { useState } from 'react';
import { ScheduleView } from './ScheduleView.tsx';
import { readDrawnSchedule, type ScheduleFrame } from './schedule-page.ts';
import { useGames } from './use-games.ts';

/** Everything of the Game Schedules page that depends on the games; takes over those that came with it. */
export function ScheduleIsland(frame: ScheduleFrame) {
  const [drawn] = useState(readDrawnSchedule);
  const { state, load } = useGames(drawn?.games);
  return (
    <ScheduleView
      frame={frame}
      state={state}
      onRetry={load}
      drawnAt={drawn?.drawnAt}
      month={drawn?.month}
    />
  );
}
