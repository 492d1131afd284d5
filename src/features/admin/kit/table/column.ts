import type { ReactNode } from 'react';
import { messages } from '#words/office/dashboard/table.ts';

/** A column of a table, on the screen and in the CSV file. */
export interface AdminColumn<Row> {
  /** Also the name of its sort, where `sortable`. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** What a spreadsheet gets: numbers as numbers, money in dollars, dates as YYYY-MM-DD. Left out of the file without it. */
  csv?: (row: Row) => string | number | null;
  sortable?: boolean;
  /** Figures stand at the end. */
  align?: 'end';
  /** Where it stands on the card that a row is on small screens: a picture before all, its name, in the corner beside it or below, or in the last line, beside what can be done. The first is the name unless told; a sum on top takes the corner, which has room for one. */
  card?: 'picture' | 'title' | 'corner' | 'top' | 'foot';
  /** On a card it has a line of its own. */
  wide?: boolean;
  /** In a row it may be as wide as a sentence: its words break anywhere, or are short. */
  roomy?: boolean;
  /** On a card its heading, or this shorter one, stands before it: as of every figure, unless it says what it is. Told of a second date. */
  labeled?: boolean | string;
  /** For spreadsheets only. */
  hidden?: boolean;
  /** Not on the card of a row of which it goes without saying. */
  isUsual?: (row: Row) => boolean;
  /** Not drawn where it says nothing: its cell of a row, or all of it where no row says anything. Judged by `csv`. */
  isQuiet?: true;
}

/** The id of the column that says what can be done. */
export const ACTIONS = 'actions';

/** The column that names a row. */
export function titleOf<Row>(columns: readonly AdminColumn<Row>[]): AdminColumn<Row> | undefined {
  return columns.find(({ card }) => card === 'title') ?? columns[0];
}

/** Pure: whether a card shows the heading: a bare figure says to nobody what it counts. */
export function isLabeled<Row>({ labeled, align }: AdminColumn<Row>): boolean {
  return Boolean(labeled ?? align === 'end');
}

/** Pure: the columns without those that say nothing of these rows. The one that sorts them stays. */
export function tellingOf<Row>(
  columns: readonly AdminColumn<Row>[],
  rows: readonly Row[],
  sort: string | undefined,
): readonly AdminColumn<Row>[] {
  if (rows.length === 0) return columns;
  return columns.filter((column) => column.id === sort || rows.some((row) => isSaid(column, row)));
}

/** Pure: whether a column that may be quiet has anything to say of this row: a dash in its place would tell nobody more. */
export function isSaid<Row>({ isQuiet, csv }: AdminColumn<Row>, row: Row): boolean {
  return !isQuiet || !csv || (csv(row) ?? '') !== '';
}

/** The columns, with what can be done to a row behind them. */
export function withActions<Row>(
  columns: readonly AdminColumn<Row>[],
  cell: (row: Row) => ReactNode,
): AdminColumn<Row>[] {
  return [...columns, { id: ACTIONS, header: messages.actions, cell }];
}

/** A column that only a spreadsheet gets. */
export function csvOnly<Row>(
  id: string,
  header: string,
  csv: NonNullable<AdminColumn<Row>['csv']>,
): AdminColumn<Row> {
  return { id, header, cell: () => null, csv, hidden: true };
}
