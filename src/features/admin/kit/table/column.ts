import type { ReactNode } from 'react';

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
  /** Where it stands on the card that a row is on small screens: its name, or right below. The first is the name unless told. */
  card?: 'title' | 'top';
  /** For spreadsheets only. */
  hidden?: boolean;
}

/** The id of the column that says what can be done. */
export const ACTIONS = 'actions';

/** The column that names a row. */
export function titleOf<Row>(columns: readonly AdminColumn<Row>[]): AdminColumn<Row> | undefined {
  return columns.find(({ card }) => card === 'title') ?? columns[0];
}

/** A column that only a spreadsheet gets. */
export function csvOnly<Row>(
  id: string,
  header: string,
  csv: NonNullable<AdminColumn<Row>['csv']>,
): AdminColumn<Row> {
  return { id, header, cell: () => null, csv, hidden: true };
}
