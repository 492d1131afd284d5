import { Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import type { Game } from '#domain/games/game.ts';
import type { MonthFilter } from '#domain/games/schedule.ts';
import { messages } from '#words/schedule.ts';
import { GameList } from './GameList.tsx';
import { ScheduleFilters } from './ScheduleFilters.tsx';
import { type ScheduleSearch, scheduleHref } from './schedule-view.ts';

interface FullScheduleProps {
  games: readonly Game[];
  /** Shown first; all games unless told. */
  firstMonth: MonthFilter | undefined;
  /** The Try Again button that brought this here is gone, and the focus with it. */
  takeFocus: boolean;
  /** Whether there was no way to ask for what has changed. */
  mayBeOld: boolean;
  /** Whether that is asked again. */
  retrying: boolean;
  onRetry: () => void;
  team: string;
  now: Date;
  timeZone: string;
  timeZoneName: string;
}

/** Every game, with the ways to find one. */
export function FullSchedule({
  games,
  firstMonth = 'all',
  takeFocus,
  mayBeOld,
  retrying,
  onRetry,
  team,
  now,
  timeZone,
  timeZoneName,
}: FullScheduleProps) {
  const [search, setSearch] = useState<ScheduleSearch>({ month: firstMonth, day: undefined });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takeFocus) heading.current?.focus();
  }, [takeFocus]);
  const hasPressed = useRef(false);
  useEffect(() => {
    if (retrying) return;
    // That button is gone, too. Where the page itself asked again, the focus stays where the person has it.
    if (hasPressed.current && !mayBeOld) heading.current?.focus();
    hasPressed.current = false;
  }, [mayBeOld, retrying]);
  function retry() {
    hasPressed.current = true;
    onRetry();
  }
  function show(wanted: ScheduleSearch) {
    setSearch(wanted);
    // As the button does where no script runs: the page opened again shows the same.
    window.history.replaceState(window.history.state, '', scheduleHref(wanted.month));
  }
  function showAll() {
    show({ month: 'all', day: undefined });
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
        onSearch={show}
        now={now}
        timeZone={timeZone}
      />
      {mayBeOld && (
        <div className="mt-6 flex flex-wrap items-center gap-3">
          <p className="font-semibold">{messages.mayBeOld}</p>
          <Button size="sm" variant="outline" loading={retrying} onClick={retry}>
            {messages.retry}
          </Button>
        </div>
      )}
      {/* Waits for nothing: React takes over the games after the filters, so that the filters react sooner. */}
      <Suspense>
        <GameList
          games={games}
          search={search}
          onShowAll={showAll}
          team={team}
          now={now}
          timeZone={timeZone}
          timeZoneName={timeZoneName}
        />
      </Suspense>
    </section>
  );
}
