import { Badge } from '#components/ui/Badge.tsx';
import * as icons from '#components/ui/icons.ts';
import { formatDay, formatTimeOfDay } from '#domain/calendar/calendar.ts';
import type { Game } from '#domain/games/game.ts';
import { isWin } from '#domain/games/season-stats.ts';
import { messages as gameTypes } from '#words/en/labels/game-types.ts';
import { messages as gameFormMessages } from '#words/office/dashboard/games/form.ts';
import { messages as fileMessages } from '#words/office/dashboard/games/import.ts';
import { messages } from '#words/office/dashboard/games/list.ts';
import { formatGameDay } from '../kit/instants.ts';
import { Name } from '../kit/Name.tsx';
import { RowActions } from '../kit/RowActions.tsx';
import type { ArrayColumn } from '../kit/table/array-rows.ts';
import { withActions } from '../kit/table/column.ts';

const { columns: headings } = messages;
type GameColumn = ArrayColumn<Game>;

/** 'Naples Nets, November 28, 2026' */
export function nameOf({ opponent, date }: Game): string {
  return messages.nameOf(opponent, formatDay(date));
}

const dateTime: GameColumn = {
  id: 'date',
  header: headings.dateTime,
  sortBy: ({ date, time }) => `${date} ${time}`,
  cell: ({ date, time }) => (
    <span className="tabular rows:whitespace-nowrap">
      <span className="rows:block">{formatGameDay(date)}</span>{' '}
      <span className="text-muted rows:block">{formatTimeOfDay(time)}</span>
    </span>
  ),
};

const opponent: GameColumn = {
  id: 'opponent',
  header: headings.opponent,
  card: 'title',
  sortBy: (game) => game.opponent.toLowerCase(),
  cell: (game) => (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 rows:min-w-28">
      <Name>{game.opponent}</Name>
      <StatusBadge status={game.status} />
    </div>
  ),
};

const location: GameColumn = {
  id: 'location',
  header: headings.location,
  sortBy: (game) => game.location.toLowerCase(),
  roomy: true,
  cell: (game) => (
    // Of a game that was played, the street is for those who point at it.
    <span title={game.address} className="wrap-anywhere rows:block rows:min-w-44">
      {game.location}
    </span>
  ),
};

/** Where people still have to go, with its street. */
const locationAndStreet: GameColumn = {
  ...location,
  cell: (game) => (
    <span className="wrap-anywhere rows:block rows:min-w-44">
      <span className="block">{game.location}</span>{' '}
      <span className="block text-muted">{game.address}</span>
    </span>
  ),
};

const type: GameColumn = {
  id: 'type',
  header: headings.type,
  sortBy: ({ gameType }) => gameTypes[gameType],
  cell: ({ gameType }) => <span className="whitespace-nowrap">{gameTypes[gameType]}</span>,
};

const homeAway: GameColumn = {
  id: 'home',
  header: headings.homeAway,
  card: 'corner',
  sortBy: ({ isHomeGame }) => (isHomeGame ? 0 : 1),
  cell: ({ isHomeGame }) => (
    <Badge tone={isHomeGame ? 'secondary' : 'outline'}>
      {isHomeGame ? messages.home : messages.away}
    </Badge>
  ),
};

const result: GameColumn = {
  id: 'result',
  header: headings.result,
  card: 'corner',
  sortBy: (game) => game.result ?? '',
  cell: (game) =>
    game.result === null ? (
      <Badge tone="outline">{messages.noResult}</Badge>
    ) : (
      <Badge tone={isWin(game.result) ? 'success' : 'neutral'}>{game.result}</Badge>
    ),
};

/** Only for spreadsheets: what the import reads, under the headings it knows. */
const FILE: GameColumn[] = (
  [
    ['id', ({ id }) => id],
    ['date', ({ date }) => date],
    ['time', ({ time }) => time],
    ['opponent', (game) => game.opponent],
    ['location', (game) => game.location],
    ['address', ({ address }) => address],
    ['gameType', ({ gameType }) => gameTypes[gameType]],
    ['isHomeGame', ({ isHomeGame }) => (isHomeGame ? messages.home : messages.away)],
    ['result', (game) => game.result],
    ['status', ({ status }) => gameFormMessages.statuses[status]],
  ] satisfies [keyof typeof fileMessages.fields, (game: Game) => string | null][]
).map(([field, csv]) => ({
  id: `csv-${field}`,
  header: fileMessages.fields[field],
  cell: () => null,
  csv,
  hidden: true,
}));

export const GAME_VIEWS = ['upcoming', 'past', 'all'] as const;
export type GameView = (typeof GAME_VIEWS)[number];

/** The columns of a sub-tab, with what can be done to a game at the end. */
export function columnsOf(
  view: GameView,
  upcoming: ReadonlySet<Game>,
  act: { onEdit: (game: Game) => void; onDelete: (game: Game) => void },
): GameColumn[] {
  const status: GameColumn = {
    id: 'status',
    header: headings.status,
    card: 'top',
    sortBy: (game) => (upcoming.has(game) ? 0 : 1),
    cell: (game) => {
      if (upcoming.has(game)) {
        return (
          <Badge tone="outline" icon={icons.clock}>
            {messages.upcoming}
          </Badge>
        );
      }
      // What was canceled or postponed was not played; the badge beside its name says so.
      if (game.status !== 'scheduled') return messages.notPlayed;
      return (
        <Badge tone="neutral" icon={icons.check}>
          {messages.completed}
        </Badge>
      );
    },
  };
  const shown = {
    upcoming: [dateTime, opponent, locationAndStreet, type, homeAway],
    past: [dateTime, opponent, location, result],
    all: [dateTime, opponent, location, type, result, status],
  };
  const sortable = shown[view].map((column) => ({ ...column, sortable: true }));
  const acting = withActions(sortable, (game) => (
    <RowActions
      of={nameOf(game)}
      actions={[
        { label: messages.edit, run: () => act.onEdit(game) },
        { label: messages.delete, run: () => act.onDelete(game) },
      ]}
    />
  ));
  return [...acting, ...FILE];
}

/** Of games of seasons that are over: what was, and what a spreadsheet takes. */
export function shownOfPast(): GameColumn[] {
  const shown = [dateTime, opponent, location, type, homeAway, result];
  return [...shown.map((column) => ({ ...column, sortable: true })), ...FILE];
}

/** Nothing for a game that takes place as planned. */
function StatusBadge({ status }: Pick<Game, 'status'>) {
  if (status === 'scheduled') return null;
  return (
    <Badge
      tone={status === 'cancelled' ? 'neutral' : 'warning'}
      icon={status === 'cancelled' ? icons.close : icons.clock}
    >
      {gameFormMessages.statuses[status]}
    </Badge>
  );
}
