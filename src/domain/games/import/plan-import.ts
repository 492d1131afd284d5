import { fieldErrors } from '#domain/forms/field-errors.ts';
import { searchWords } from '#domain/search/search-tokens.ts';
import { messages } from '#words/office/refusals/games.ts';
import type { Game } from '../game.ts';
import { GAME_DEFAULTS, type GameInput, GameInputSchema, inputOf } from '../game-form.ts';
import { type ProgramClock, startProblems } from '../start-problems.ts';
import { type ColumnMap, canFindGames, type ImportField, mapColumns } from './columns.ts';
import { readCell } from './read-cell.ts';

/** A season is some dozens of games: what is longer is another file. */
export const MAX_IMPORT_ROWS = 500;

/** What is wrong in a row; of the row as a whole without a field. */
interface RowProblem {
  field?: ImportField;
  /** What the cell says. */
  text: string;
  message: string;
}

/** What an import would do with a row; `row` counts from 1, as spreadsheets do, and the headings are 1. */
export type RowPlan = { row: number } & (
  | { kind: 'added'; game: GameInput }
  | {
      kind: 'changed';
      current: Game;
      /** The row names the game by its id. */
      isNamed: boolean;
      game: GameInput;
      fields: (keyof GameInput)[];
    }
  | { kind: 'unchanged'; current: Game }
  | { kind: 'error'; date: string; opponent: string; problems: RowProblem[] }
);

export type ImportPlan =
  | { ok: true; columns: ColumnMap; rows: RowPlan[] }
  | { ok: false; reason: 'empty' | 'too_many' }
  | { ok: false; reason: 'headings'; headings: string[] };

type Cells = Partial<Record<ImportField, string>>;
interface Row {
  row: number;
  cells: Cells;
  /** The row as far as it could be read. */
  values: Partial<Record<ImportField, unknown>>;
  problems: RowProblem[];
}

/**
 * Pure: what the rows of a file, headings first, would do to the season. A row is about the game with
 * its id, or else with its date and opponent; where there are several of those, also with its time. An
 * empty cell leaves what is there as it is, or takes the form's default.
 */
export function planImport(
  table: readonly (readonly string[])[],
  games: readonly Game[],
  clock: ProgramClock,
): ImportPlan {
  const lines = table
    .map((cells, index) => ({ cells, row: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [headings, ...rest] = lines;
  if (!headings || rest.length === 0) return { ok: false, reason: 'empty' };
  const columns = mapColumns(headings.cells);
  if (!canFindGames(columns)) {
    return { ok: false, reason: 'headings', headings: headings.cells.map((cell) => cell.trim()) };
  }
  if (rest.length > MAX_IMPORT_ROWS) return { ok: false, reason: 'too_many' };
  const rows = rest.map(({ cells, row }) => readRow(cells, row, columns));
  const inFile = groupRows(rows);
  const taken = new Map<string, number>();
  const planned = rows
    .map((row) => planRow(row, games, inFile, taken))
    .map((plan, index) => againstCalendar(plan, rows[index], clock));
  return { ok: true, columns, rows: againstSeason(planned, rows, games) };
}

/** What all rows of a file say of which game they are about. */
interface InFile {
  /** The times of those about one opponent on one day, by that key. */
  times: ReadonlyMap<string, readonly unknown[]>;
  /** The games that are named by their id. */
  ids: ReadonlySet<string | undefined>;
}

function groupRows(rows: readonly Row[]): InFile {
  const times = new Map<string, unknown[]>();
  for (const row of rows) {
    const key = matchKey(row);
    times.set(key, [...(times.get(key) ?? []), row.values.time]);
  }
  return { times, ids: new Set(rows.map(({ cells }) => cells.id)) };
}

function readRow(line: readonly string[], row: number, { positions }: ColumnMap): Row {
  const cells: Cells = {};
  const values: Row['values'] = {};
  const problems: RowProblem[] = [];
  for (const [name, position] of Object.entries(positions)) {
    const field = name as ImportField;
    const text = cellText(line[position] ?? '');
    if (text === '') continue;
    cells[field] = text;
    const reading = readCell(field, text);
    if ('value' in reading) values[field] = reading.value;
    else problems.push({ field, text, message: reading.error });
  }
  return { row, cells, values, problems };
}

/** Without the mark that our export, and spreadsheets, put before what looks like a formula. */
function cellText(cell: string): string {
  return cell.trim().replace(/^'(?=[=+\-@\t\r])/, '');
}

function planRow(
  row: Row,
  games: readonly Game[],
  inFile: InFile,
  taken: Map<string, number>,
): RowPlan {
  const found = findGame(row, games, inFile);
  if ('message' in found) return refuse(row, [{ text: '', message: found.message }]);
  const { current } = found;
  // The same game twice, or the same new game twice.
  const key = current?.id ?? `${matchKey(row)} ${String(row.values.time ?? '')}`;
  const before = taken.get(key);
  if (before !== undefined) {
    return refuse(row, [{ text: '', message: messages.sameGame(before) }]);
  }
  taken.set(key, row.row);
  const { id: _id, ...said } = row.values;
  const parsed = GameInputSchema.safeParse({
    ...(current ? inputOf(current) : GAME_DEFAULTS),
    ...said,
  });
  if (!parsed.success || row.problems.length > 0) {
    return refuse(row, parsed.success ? [] : problemsOf(row, parsed.error.issues));
  }
  if (!current) return { row: row.row, kind: 'added', game: parsed.data };
  const fields = changedFields(current, parsed.data);
  const isNamed = row.cells.id !== undefined;
  return fields.length === 0
    ? { row: row.row, kind: 'unchanged', current }
    : { row: row.row, kind: 'changed', current, isNamed, game: parsed.data, fields };
}

/** Refuses what the calendar speaks against: a result before the game, a time that the clocks skip. */
function againstCalendar(plan: RowPlan, row: Row | undefined, clock: ProgramClock): RowPlan {
  if (!row || (plan.kind !== 'added' && plan.kind !== 'changed')) return plan;
  const problems = Object.entries(startProblems(plan.game, clock)).map(([field, message]) => ({
    field: field as ImportField,
    text: row.cells[field as ImportField] ?? '',
    message,
  }));
  return problems.length === 0 ? plan : refuse(row, problems);
}

/** Refuses what would stand on the schedule twice, by the season as it would be with all rows. */
function againstSeason(plans: RowPlan[], rows: readonly Row[], games: readonly Game[]): RowPlan[] {
  const written = plans.filter((plan) => plan.kind === 'changed' || plan.kind === 'added');
  const changed = written.flatMap((plan) =>
    plan.kind === 'changed' ? [{ id: plan.current.id, game: plan.game }] : [],
  );
  const added = written.flatMap((plan) => (plan.kind === 'added' ? [plan.game] : []));
  const twice = slotsTakenTwice(games, changed, added);
  return plans.map((plan, index) => {
    const row = rows[index];
    if (!row || (plan.kind !== 'changed' && plan.kind !== 'added')) return plan;
    if (!twice.has(slotOf(plan.game))) return plan;
    return refuse(row, [{ text: '', message: messages.onSchedule }]);
  });
}

/** The slots that more than one game would have after these changes; two games may swap theirs. */
export function slotsTakenTwice(
  season: readonly Game[],
  changed: readonly { id: string; game: GameInput }[],
  added: readonly GameInput[],
): Set<string> {
  const next = new Map(changed.map(({ id, game }) => [id, game] as const));
  const slots = [...season.map((game) => next.get(game.id) ?? game), ...added].map(slotOf);
  return new Set(slots.filter((slot, index) => slots.indexOf(slot) !== index));
}

/** The game a row is about, none where it is a new one, or why that cannot be said. */
function findGame(
  { cells, values }: Row,
  games: readonly Game[],
  { times, ids }: InFile,
): { current: Game | undefined } | { message: string } {
  if (cells.id !== undefined) {
    const current = games.find((game) => game.id === cells.id);
    return current ? { current } : { message: messages.unknownId(cells.id) };
  }
  const key = matchKey({ cells, values });
  const found = games.filter((game) => gameKey(game) === key);
  const alike = times.get(key) ?? [];
  // Two games against one team on one day, in the file or on the schedule, are told apart by their time.
  if (found.length <= 1 && alike.length <= 1) return { current: found[0] };
  const current = found.find(({ time }) => time === values.time);
  if (current) return { current };
  // A game on the schedule that no row is about may be the one that this row has moved.
  const isNew =
    alike.length > 1 && found.every(({ id, time }) => ids.has(id) || alike.includes(time));
  return isNew ? { current } : { message: messages.several };
}

function matchKey({ cells, values }: Pick<Row, 'cells' | 'values'>): string {
  return cells.id === undefined
    ? `${String(values.date ?? '')} ${searchWords(cells.opponent ?? '').join(' ')}`
    : `id ${cells.id}`;
}

/** Day and opponent, however it is spelled: two games of one key are hardly different games. */
function gameKey({ date, opponent }: Pick<Game, 'date' | 'opponent'>): string {
  return `${date} ${searchWords(opponent).join(' ')}`;
}

/** Day, opponent and time: no two games of a season have the same. */
export function slotOf(game: Pick<Game, 'date' | 'time' | 'opponent'>): string {
  return `${gameKey(game)} ${game.time}`;
}

/** Which of what staff say differs from the game as it is. */
export function changedFields(current: Game, input: GameInput): (keyof GameInput)[] {
  const fields = Object.keys(inputOf(current)) as (keyof GameInput)[];
  return fields.filter((field) => current[field] !== input[field]);
}

function problemsOf(
  { cells, problems }: Row,
  issues: Parameters<typeof fieldErrors>[0],
): RowProblem[] {
  const named = problems.map(({ field }) => field);
  return Object.entries(fieldErrors(issues))
    .map(([path, message]) => ({ field: path as ImportField, message }))
    .filter(({ field }) => !named.includes(field))
    .map(({ field, message }) => ({ field, text: cells[field] ?? '', message }));
}

function refuse({ row, cells, problems }: Row, more: RowProblem[]): RowPlan {
  const { date = '', opponent = '' } = cells;
  return { row, kind: 'error', date, opponent, problems: [...problems, ...more] };
}
