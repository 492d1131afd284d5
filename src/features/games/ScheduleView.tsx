import { useNow } from '#browser/use-now.ts';
import type { Game } from '#domain/games/game.ts';
import { type MonthFilter, nextGame } from '#domain/games/schedule.ts';
import { computeSeasonStats, type SeasonStats } from '#domain/games/season-stats.ts';
import { FullSchedule } from './FullSchedule.tsx';
import { NextGameCard } from './NextGameCard.tsx';
import { ScheduleFailed } from './ScheduleFailed.tsx';
import { ScheduleSkeleton } from './ScheduleSkeleton.tsx';
import { SeasonStatsBanner } from './SeasonStatsBanner.tsx';
import type { ScheduleFrame } from './schedule-page.ts';
import type { GamesState } from './use-games.ts';

interface ScheduleViewProps {
  frame: ScheduleFrame;
  state: GamesState;
  onRetry: () => void;
  /** UTC ISO instant that the page was drawn at, where it came with its games. */
  drawnAt: string | undefined;
  /** Shown first; all games unless told. */
  month: MonthFilter | undefined;
}

/** What is drawn of the season, in the browser and by the function that fills the page. */
export function ScheduleView({ state, ...rest }: ScheduleViewProps) {
  const { fallbackStats, seasonName, scoreName } = rest.frame;
  return (
    <>
      {/* The least height keeps what follows below the fold, so that a short answer moves nothing in sight. */}
      <div className="content-column min-h-[calc(100dvh-18rem)] py-8 sm:py-12">
        <ScheduleContent state={state} {...rest} />
      </div>
      {state.status !== 'failed' && (
        <SeasonStatsBanner
          stats={statsOf(state, fallbackStats)}
          seasonName={seasonName}
          scoreName={scoreName}
        />
      )}
    </>
  );
}

function ScheduleContent({ state, onRetry, ...rest }: ScheduleViewProps) {
  switch (state.status) {
    case 'loading':
      return <ScheduleSkeleton />;
    case 'failed':
      return <ScheduleFailed message={state.message} retrying={state.retrying} onRetry={onRetry} />;
    case 'ready':
      return <LoadedSchedule {...state} {...rest} onRetry={onRetry} />;
  }
}

type LoadedScheduleProps = Omit<ScheduleViewProps, 'state'> & {
  games: readonly Game[];
  afterRetry: boolean;
  mayBeOld: boolean;
  retrying: boolean;
};

function LoadedSchedule({
  games,
  frame: { team, timeZone, timeZoneName },
  drawnAt,
  month,
  afterRetry,
  mayBeOld,
  retrying,
  onRetry,
}: LoadedScheduleProps) {
  const now = useNow(drawnAt, games, timeZone);
  const next = nextGame(games, now, timeZone);
  return (
    <div className="grid gap-12">
      {next && <NextGameCard game={next} team={team} timeZone={timeZone} />}
      <FullSchedule
        games={games}
        firstMonth={month}
        takeFocus={afterRetry}
        mayBeOld={mayBeOld}
        retrying={retrying}
        onRetry={onRetry}
        team={team}
        now={now}
        timeZone={timeZone}
        timeZoneName={timeZoneName}
      />
    </div>
  );
}

function statsOf(state: GamesState, fallback: SeasonStats): SeasonStats | undefined {
  if (state.status === 'loading') return undefined;
  return (state.status === 'ready' ? computeSeasonStats(state.games) : undefined) ?? fallback;
}
