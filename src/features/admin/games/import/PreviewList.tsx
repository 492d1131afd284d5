import { Badge, type BadgeTone } from '#components/ui/Badge.tsx';
import type { IconPath } from '#components/ui/icons.ts';
import * as icons from '#components/ui/icons.ts';
import { formatLongDay, formatTimeOfDay } from '#domain/calendar/calendar.ts';
import type { GameInput } from '#domain/games/game-form.ts';
import type { RowPlan } from '#domain/games/import/plan-import.ts';
import { messages as gameTypes } from '#words/en/labels/game-types.ts';
import { messages as gameFormMessages } from '#words/office/dashboard/games/form.ts';
import { messages } from '#words/office/dashboard/games/import.ts';

const BADGES: Record<RowPlan['kind'], { tone: BadgeTone; icon: IconPath }> = {
  added: { tone: 'success', icon: icons.plus },
  changed: { tone: 'warning', icon: icons.info },
  unchanged: { tone: 'outline', icon: icons.check },
  error: { tone: 'danger', icon: icons.alert },
};

/** Each row of the file and what will come of it, those with problems first. */
export function PreviewList({ rows }: { rows: readonly RowPlan[] }) {
  const sorted = [...rows].sort((a, b) => Number(b.kind === 'error') - Number(a.kind === 'error'));
  return (
    <ol aria-label={messages.preview} className="text-sm">
      {sorted.map((row) => (
        <li
          key={row.row}
          className="grid gap-x-4 gap-y-1 border-t border-line py-2 wrap-anywhere sm:grid-cols-[4.5rem_8rem_1fr_1fr]"
        >
          <span className="tabular text-muted">{messages.row(row.row)}</span>
          <span>
            <Badge {...BADGES[row.kind]}>{messages.kinds[row.kind]}</Badge>
          </span>
          <span className="font-medium">{gameText(row)}</span>
          <ul className="flex flex-col gap-1">
            {details(row).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function gameText(row: RowPlan): string {
  if (row.kind === 'error') return [row.opponent, row.date].filter(Boolean).join(', ');
  const { opponent, date, time } = row.kind === 'unchanged' ? row.current : row.game;
  return `${opponent}, ${formatLongDay(date)}, ${formatTimeOfDay(time)}`;
}

function details(row: RowPlan): string[] {
  switch (row.kind) {
    case 'error':
      return row.problems.map(({ field, text, message }) =>
        field ? messages.problem(messages.fields[field], text, message) : message,
      );
    case 'changed':
      return row.fields.map((field) =>
        messages.change(
          messages.fields[field],
          valueText(field, row.current),
          valueText(field, row.game),
        ),
      );
    case 'added':
      return [addedText(row.game)];
    case 'unchanged':
      return [];
  }
}

/** All that a new game brings along, so that nothing is published unseen. */
function addedText(game: GameInput): string {
  const { location, address, gameType, status, result } = game;
  const isOn = status === 'scheduled';
  return [
    location,
    address,
    gameTypes[gameType],
    valueText('isHomeGame', game),
    isOn ? null : gameFormMessages.statuses[status],
    result,
  ]
    .filter(Boolean)
    .join(' · ');
}

function valueText(field: keyof GameInput, game: GameInput): string {
  switch (field) {
    case 'date':
      return formatLongDay(game.date);
    case 'time':
      return formatTimeOfDay(game.time);
    case 'gameType':
      return gameTypes[game.gameType];
    case 'isHomeGame':
      return game.isHomeGame ? messages.yes : messages.no;
    case 'status':
      return gameFormMessages.statuses[game.status];
    default:
      return game[field] || messages.none;
  }
}
