// @vitest-environment node
import { expect, test } from 'vitest';
import { type AdminColumn, isSaid, isTelling } from './column.ts';

interface Row {
  team: string | null;
}

const column = (quiet?: 'empty' | 'same'): AdminColumn<Row> => ({
  id: 'team',
  header: 'Team',
  cell: ({ team }) => team,
  csv: ({ team }) => team,
  ...(quiet && { quiet }),
});
const rows = (...teams: (string | null)[]): Row[] => teams.map((team) => ({ team }));

test.each([
  ['always drawn unless it may be quiet', undefined, rows(null, null), true],
  ['empty in every row', 'empty', rows(null, null), false],
  ['empty in the only row', 'same', rows(null), false],
  ['said of one row', 'empty', rows(null, 'U12'), true],
  ['the same in every row, but said', 'empty', rows('U12', 'U12'), true],
  ['the same in every row', 'same', rows('U12', 'U12'), false],
  ['the same in the only row', 'same', rows('U12'), true],
  ['different', 'same', rows('U12', 'U14'), true],
  ['no rows', 'same', rows(), true],
] as const)('a column: %s', (_, quiet, given, is) => {
  expect(isTelling(column(quiet), given)).toBe(is);
});

test.each([
  ['a dash stays where the column may not be quiet', undefined, null, true],
  ['nothing is drawn of nothing', 'empty', null, false],
  ['nor of an empty word', 'same', '', false],
  ['a word is', 'empty', 'U12', true],
] as const)('a cell: %s', (_, quiet, team, is) => {
  expect(isSaid(column(quiet), { team })).toBe(is);
});
