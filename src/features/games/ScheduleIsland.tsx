import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Game } from '#domain/games/game.ts';
import { nextGame } from '#domain/games/schedule.ts';
import { computeSeasonStats, type SeasonStats } from '#domain/games/season-stats.ts';
import { describeGames } from './describe-games.ts';
import { FullSchedule } from './FullSchedule.tsx';
import { NextGameCard } from './NextGameCard.tsx';
import { ScheduleFailed } from './ScheduleFailed.tsx';
import { ScheduleSkeleton } from './ScheduleSkeleton.tsx';
import { SeasonStatsBanner } from './SeasonStatsBanner.tsx';
import { $games, type GamesState, loadGames } from './schedule-store.ts';
import { useNow } from './use-now.ts';

interface ScheduleIslandProps {
  team: string;
  /** 'Basketball' */
  sport: string;
  /** What a score counts: 'Points'. */
  scoreName: string;
  /** IANA name: every date of a game is local to it, wherever the visitor is. */
  timeZone: string;
  seasonName: string;
  /** Shown when there are no results to compute from. */
  fallbackStats: SeasonStats;
}

/** Everything of the Game Schedules page that depends on the games. */
export function ScheduleIsland(props: ScheduleIslandProps) {
  const { fallbackStats, seasonName, scoreName, ...rest } = props;
  const state = useStore($games);
  useEffect(() => {
    void loadGames();
  }, []);
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

interface ScheduleContentProps {
  state: GamesState;
  team: string;
  sport: string;
  timeZone: string;
}

function ScheduleContent({ state, ...rest }: ScheduleContentProps) {
  switch (state.status) {
    case 'loading':
      return <ScheduleSkeleton />;
    case 'failed':
      return (
        <ScheduleFailed message={state.message} retrying={state.retrying} onRetry={loadGames} />
      );
    case 'ready':
      return <LoadedSchedule games={state.games} takeFocus={state.afterRetry} {...rest} />;
  }
}

interface LoadedScheduleProps {
  games: readonly Game[];
  takeFocus: boolean;
  team: string;
  sport: string;
  timeZone: string;
}

function LoadedSchedule({ games, takeFocus, team, sport, timeZone }: LoadedScheduleProps) {
  const now = useNow();
  const next = nextGame(games, now, timeZone);
  const pageUrl = new URL('/schedules', window.location.origin).href;
  return (
    <div className="grid gap-12">
      <script type="application/ld+json">
        {JSON.stringify(describeGames(games, now, { team, sport, timeZone, pageUrl }))}
      </script>
      {next && <NextGameCard game={next} team={team} timeZone={timeZone} />}
      <FullSchedule games={games} takeFocus={takeFocus} team={team} now={now} timeZone={timeZone} />
    </div>
  );
}

function statsOf(state: GamesState, fallback: SeasonStats): SeasonStats | undefined {
  if (state.status === 'loading') return undefined;
  return (state.status === 'ready' ? computeSeasonStats(state.games) : undefined) ?? fallback;
}
