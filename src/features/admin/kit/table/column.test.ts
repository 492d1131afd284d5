// @vitest-environment node
import { expect, test } from 'vitest';
import { type AdminColumn, isSaid, tellingOf } from './column.ts';

interface Row {
  team: string | null;
}

const column = (isQuiet?: true): AdminColumn<Row> => ({
  id: 'team',
  header: 'Team',
  cell: ({ team }) => team,
  csv: ({ team }) => team,
  ...(isQuiet && { isQuiet }),
});
const rows = (...teams: (string | null)[]): Row[] => teams.map((team) => ({ team }));

test.each([
  ['always drawn unless it may be quiet', undefined, rows(null, null), undefined, true],
  ['empty in every row', true, rows(null, ''), undefined, false],
  ['empty in every row, but they are sorted by it', true, rows(null, null), 'team', true],
  ['empty in every row, which another sorts', true, rows(null, null), 'name', false],
  ['said of one row', true, rows(null, 'U12'), undefined, true],
  ['the same in every row', true, rows('U12', 'U12'), undefined, true],
  ['no rows', true, rows(), undefined, true],
] as const)('a column: %s', (_, isQuiet, given, sort, is) => {
  expect(tellingOf([column(isQuiet)], given, sort)).toHaveLength(is ? 1 : 0);
});

test.each([
  ['a dash stays where the column may not be quiet', undefined, null, true],
  ['nothing is drawn of nothing', true, null, false],
  ['nor of an empty word', true, '', false],
  ['a word is', true, 'U12', true],
] as const)('a cell: %s', (_, isQuiet, team, is) => {
  expect(isSaid(column(isQuiet), { team })).toBe(is);
});
