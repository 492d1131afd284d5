import type { ReactNode } from 'react';
import { Icon } from '#components/ui/Icon.tsx';
import * as icons from '#components/ui/icons.ts';
import type { Game } from '#domain/games/game.ts';
import { computeSeasonStats } from '#domain/games/season-stats.ts';
import { messages } from '#words/schedule.ts';

interface PastGamesProps {
  games: readonly Game[];
  /** Their lists. */
  children: ReactNode;
}

const SUMMARY =
  'flex min-h-14 list-none flex-wrap items-center gap-x-3 rounded-md border border-line bg-tint px-4 py-2 ' +
  '[&::-webkit-details-marker]:hidden';

/**
 * What lies behind of the season, folded into a line, so that the page opens where today is.
 */
export function PastGames({ games, children }: PastGamesProps) {
  const record = computeSeasonStats(games)?.record;
  return (
    <details className="group mt-3">
      <summary className={SUMMARY}>
        <Icon
          path={icons.chevronDown}
          className="size-5 transition-transform group-open:rotate-180"
        />
        <span className="headline text-h3">{messages.results}</span>
        <span className="tabular ms-auto text-end text-muted">
          {messages.gameCount(games.length)}
          {record && <strong className="ms-2 text-ink">{record}</strong>}
        </span>
      </summary>
      {children}
    </details>
  );
}
