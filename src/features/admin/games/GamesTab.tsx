import { useMemo, useRef } from 'react';
import { Button } from '#components/ui/Button.tsx';
import type { Game } from '#domain/games/game.ts';
import { messages } from '#words/office/dashboard/games/list.ts';
import { useAdminLocation } from '../kit/admin-location.ts';
import { StatCards } from '../kit/StatCards.tsx';
import { useArrayRows } from '../kit/table/array-rows.ts';
import { DataTable } from '../kit/table/DataTable.tsx';
import { useOpened } from '../kit/use-opened.ts';
import { columnsOf, GAME_VIEWS, type GameView } from './columns.tsx';
import { DeleteGameDialog } from './DeleteGameDialog.tsx';
import { GAME_FILTERS } from './filters.ts';
import { AddGameDialog, EditGameDialog } from './GameDialog.tsx';
import { GameViews } from './GameViews.tsx';
import { ImportPanel } from './import/ImportPanel.tsx';
import { PastSeasons } from './PastSeasons.tsx';
import { type Season, useGames } from './use-games.ts';

/** The season: what comes, what was, and ways to change it. */
export function GamesTab() {
  const { params } = useAdminLocation();
  const source = useGames();
  const heading = useRef<HTMLHeadingElement>(null);
  /** What had the focus is no longer there. */
  const focusHeading = () => heading.current?.focus();
  return (
    <div className="flex flex-col gap-6">
      <h2 ref={heading} tabIndex={-1} className="text-h2 outline-none">
        {messages.title}
      </h2>
      <StatCards cards={statsOf(source.season)} />
      {params.import ? (
        <ImportPanel
          season={source.season}
          error={source.error}
          onChange={source.reload}
          onLeave={focusHeading}
        />
      ) : params.view === 'archive' ? (
        <>
          <GameViews current="archive" countOf={(known) => gamesOf(known, source.season)?.length} />
          <PastSeasons />
        </>
      ) : (
        <GameTables source={source} />
      )}
    </div>
  );
}

type Open = { what: 'add'; key: string } | { what: 'edit' | 'delete'; game: Game };

interface GameTablesProps {
  source: ReturnType<typeof useGames>;
}

function GameTables({ source }: GameTablesProps) {
  const { params, setParams } = useAdminLocation();
  const { season, reload } = source;
  const { opened, open, close } = useOpened<Open>();
  // As it is now: after a reload as someone else has left it, or gone.
  const game = season?.games.find(({ id }) => opened?.what !== 'add' && id === opened?.game.id);
  const view = GAME_VIEWS.find((known) => known === params.view) ?? 'upcoming';
  const columns = useMemo(
    () =>
      columnsOf(view, new Set(season?.upcoming), {
        onEdit: (game) => open({ what: 'edit', game }),
        onDelete: (game) => open({ what: 'delete', game }),
      }),
    [view, season, open],
  );
  const table = useArrayRows({
    ...source,
    rows: gamesOf(view, season),
    columns,
    wordsOf,
    defaultSort: 'date',
    filters: GAME_FILTERS,
  });
  const done = () => {
    close();
    reload();
  };
  return (
    <>
      <GameViews current={view} countOf={(known) => gamesOf(known, season)?.length} />
      <DataTable
        caption={messages.views[view]}
        table={table}
        columns={columns}
        rowKey={({ id }) => id}
        errorTitle={messages.fetchFailed}
        empty={messages.empty[view]}
        noMatches={messages.noMatches}
        filters={GAME_FILTERS}
        csvName={`games-${view}`}
        actions={
          <>
            <Button
              variant="quiet"
              className="min-h-11"
              onClick={() => setParams({ import: 'csv' })}
            >
              {messages.importCsv}
            </Button>
            <Button onClick={() => open({ what: 'add', key: crypto.randomUUID() })}>
              {messages.add}
            </Button>
          </>
        }
      />
      {opened?.what === 'add' && (
        <AddGameDialog newKey={opened.key} onClose={close} onDone={done} />
      )}
      {opened?.what === 'edit' && game && (
        <EditGameDialog game={game} onClose={close} onDone={done} onReload={reload} />
      )}
      {opened?.what === 'delete' && game && (
        <DeleteGameDialog game={game} onClose={close} onDone={done} />
      )}
    </>
  );
}

const wordsOf = ({ opponent, location, address, result }: Game) => [
  opponent,
  location,
  address,
  result,
];

function gamesOf(view: GameView, season: Season | undefined): readonly Game[] | undefined {
  return season && { upcoming: season.upcoming, past: season.past, all: season.games }[view];
}

function statsOf(season: Season | undefined) {
  const { stats } = messages;
  return [
    { label: stats.total, value: season?.games.length },
    { label: stats.upcoming, value: season?.upcoming.length },
    { label: stats.completed, value: season?.completed.length },
    { label: stats.home, value: season?.games.filter(({ isHomeGame }) => isHomeGame).length },
  ];
}
