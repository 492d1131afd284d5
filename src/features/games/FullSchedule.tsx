import { useEffect, useRef, useState } from 'react';
import type { Game } from '#domain/games/game.ts';
import { GameList } from './GameList.tsx';
import { scheduleMessages as messages } from './messages.ts';
import { ScheduleFilters } from './ScheduleFilters.tsx';
import type { ScheduleSearch } from './schedule-view.ts';

interface FullScheduleProps {
  games: readonly Game[];
  /** The Retry button that brought this here is gone, and the focus with it. */
  takeFocus: boolean;
  team: string;
  now: Date;
  timeZone: string;
}

const EVERYTHING: ScheduleSearch = { month: 'all', day: undefined };

/** Every game, with the ways to find one. */
export function FullSchedule({ games, takeFocus, team, now, timeZone }: FullScheduleProps) {
  const [search, setSearch] = useState(EVERYTHING);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takeFocus) heading.current?.focus();
  }, [takeFocus]);
  function showAll() {
    setSearch(EVERYTHING);
    // The button goes away with the empty state; the focus goes to the head of what comes instead.
    heading.current?.focus();
  }
  return (
    <section aria-labelledby="full-schedule">
      <h2 id="full-schedule" ref={heading} tabIndex={-1} className="text-h2 outline-none">
        {messages.fullSchedule}
      </h2>
      <ScheduleFilters
        games={games}
        search={search}
        onSearch={setSearch}
        now={now}
        timeZone={timeZone}
      />
      <GameList
        games={games}
        search={search}
        onShowAll={showAll}
        team={team}
        now={now}
        timeZone={timeZone}
      />
    </section>
  );
}
