import { useMemo } from 'react';
import { listPastGamesEndpoint } from '#contracts/games/past.ts';
import type { PastGame } from '#domain/games/past-game.ts';
import { messages } from '#words/office/dashboard/games/list.ts';
import { type ArrayColumn, useArrayRows } from '../kit/table/array-rows.ts';
import { DataTable } from '../kit/table/DataTable.tsx';
import { useEndpointQuery } from '../kit/use-endpoint-query.ts';
import { shownOfPast } from './columns.tsx';
import { pastFilters } from './filters.ts';

const season: ArrayColumn<PastGame> = {
  id: 'season',
  header: messages.columns.season,
  sortable: true,
  sortBy: ({ seasonName }) => seasonName,
  cell: ({ seasonName }) => seasonName,
  csv: ({ seasonName }) => seasonName,
};
const columns: ArrayColumn<PastGame>[] = [season, ...shownOfPast()];
const wordsOf = ({ seasonName, opponent, location, result }: PastGame) => [
  seasonName,
  opponent,
  location,
  result,
];

/** The games of seasons that are over, to look at and to save: nothing of them is changed here. */
export function PastSeasons() {
  const { data, result, loading, retry } = useEndpointQuery(listPastGamesEndpoint, {});
  const error = result?.ok === false ? result.error.message : undefined;
  const source = { rows: data?.games, error, loading, reload: retry };
  const sorting = { defaultSort: 'date', defaultDirection: 'desc' } as const;
  const filters = useMemo(() => pastFilters(data?.games ?? []), [data]);
  const table = useArrayRows({ ...source, ...sorting, columns, wordsOf, filters });
  return (
    <DataTable
      caption={messages.views.archive}
      table={table}
      columns={columns}
      rowKey={({ id, seasonName }) => `${seasonName} ${id}`}
      errorTitle={messages.fetchFailed}
      empty={messages.empty.archive}
      noMatches={messages.noMatches}
      filters={filters}
      csvName="games-past-seasons"
    />
  );
}
