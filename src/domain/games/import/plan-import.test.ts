import { describe, expect, test } from 'vitest';
import type { Game } from '../game.ts';
import { MAX_IMPORT_ROWS, planImport, type RowPlan } from './plan-import.ts';

const GAME: Game = {
  id: 'game-01',
  date: '2026-11-28',
  time: '19:05',
  opponent: 'Naples Nets',
  location: 'Bayside Gym',
  address: '100 Bay St',
  gameType: 'playoff',
  isHomeGame: false,
  result: null,
  status: 'scheduled',
  sequence: 3,
  updatedAt: '2026-11-01T10:00:00Z',
};
const CLOCK = { now: new Date('2027-06-01T12:00Z'), timeZone: 'America/New_York' };
const HEADINGS = ['Date', 'Time', 'Opponent', 'Location'];
const ROW = ['11/28/2026', '7:05 PM', 'Naples Nets', 'Bayside Gym'];

function rowsOf(table: string[][], games: readonly Game[] = [GAME]): RowPlan[] {
  const plan = planImport(table, games, CLOCK);
  if (!plan.ok) throw new Error(`The file was refused: ${plan.reason}`);
  return plan.rows;
}
const kindsOf = (rows: RowPlan[]) => rows.map(({ row, kind }) => `${row} ${kind}`);
const messagesOf = (rows: RowPlan[]) =>
  rows.flatMap((row) => (row.kind === 'error' ? row.problems.map(({ message }) => message) : []));

describe('planImport', () => {
  test('tells what is new, what changes and what is the same', () => {
    const rows = rowsOf([
      HEADINGS,
      [],
      ['11/28/2026', '6:00 PM', 'NAPLES  NETS', ''],
      ['12/5/2026', '19:00', 'Estero', 'Home gym'],
    ]);
    expect(kindsOf(rows)).toEqual(['3 changed', '4 added']);
    expect(rows[0]).toMatchObject({
      fields: ['time', 'opponent'],
      // An empty cell, and a column that is not there, leave what is there.
      game: { time: '18:00', location: 'Bayside Gym', gameType: 'playoff', isHomeGame: false },
    });
    expect(rows[1]).toMatchObject({
      game: { date: '2026-12-05', gameType: 'regular', isHomeGame: true, result: null },
    });
    expect(kindsOf(rowsOf([HEADINGS, ROW]))).toEqual(['2 unchanged']);
  });

  test('empties nothing: an export of before does not take back what filled an empty cell', () => {
    const headings = ['ID', ...HEADINGS, 'Address', 'Result'];
    const before = ['game-01', ...ROW, '', ''];
    const wrong = { ...GAME, address: 'Elsewhere', result: 'W 48-41' };
    expect(kindsOf(rowsOf([headings, before], [wrong]))).toEqual(['2 unchanged']);
  });

  test('knows a game by its id whatever else the row says of it', () => {
    const [row] = rowsOf([
      ['id', ...HEADINGS],
      ['game-01', '12/1/2026', '7:05 PM', 'Naples Jets', 'Bayside Gym'],
    ]);
    expect(row).toMatchObject({ kind: 'changed', fields: ['date', 'opponent'] });
    expect(
      messagesOf(
        rowsOf([
          ['id', ...HEADINGS],
          ['gone', ...ROW],
        ]),
      ),
    ).toEqual(['There is no game with the ID “gone”. To add a new game, leave that cell empty.']);
  });

  test('tells two games on a day apart by their time', () => {
    const late = { ...GAME, id: 'game-02', time: '21:00' };
    const twice = [HEADINGS, ROW, ['11/28/2026', '9 pm', 'Naples Nets', 'Bayside Gym']];
    expect(kindsOf(rowsOf(twice))).toEqual(['2 unchanged', '3 added']);
    expect(kindsOf(rowsOf(twice, [late, GAME]))).toEqual(['2 unchanged', '3 unchanged']);
    const other = [HEADINGS, ['11/28/2026', '8 pm', 'Naples Nets', 'Bayside Gym']];
    expect(messagesOf(rowsOf(other, [GAME, late]))[0]).toMatch(/^There are several games/);
  });

  test('adds no third game where one of two may have moved', () => {
    const late = { ...GAME, id: 'game-02', time: '21:00' };
    const moved = [HEADINGS, ROW, ['11/28/2026', '10 pm', 'Naples Nets', 'Bayside Gym']];
    const rows = rowsOf(moved, [GAME, late]);
    expect(kindsOf(rows)).toEqual(['2 unchanged', '3 error']);
    expect(messagesOf(rows)[0]).toMatch(/^There are several games/);
    // Nor where none of the two has the time of the one that is there.
    expect(kindsOf(rowsOf(moved, [late]))).toEqual(['2 error', '3 error']);
    // A game that the file names by its id is not the one that moved.
    const named = [
      ['id', ...HEADINGS],
      ['game-02', ...ROW],
      ['', '11/28/2026', '9 pm', 'Naples Nets', 'Bayside Gym'],
      ['', '11/28/2026', '10 pm', 'Naples Nets', 'Bayside Gym'],
    ];
    expect(kindsOf(rowsOf(named, [{ ...late, time: '19:05' }]))).toEqual([
      '2 unchanged',
      '3 added',
      '4 added',
    ]);
  });

  test('takes no game twice, new or there already', () => {
    const rows = rowsOf([
      HEADINGS,
      ROW,
      ROW,
      ['12/5/2026', '19:00', 'A', 'B'],
      ['2026-12-05', '7pm', 'a', 'B'],
    ]);
    expect(kindsOf(rows)).toEqual(['2 unchanged', '3 error', '4 added', '5 error']);
    expect(messagesOf(rows)).toEqual([
      expect.stringMatching(/^Row 2 is the same game\..* add the team to the opponent/),
      expect.stringMatching(/^Row 4 is the same game\./),
    ]);
  });

  test('puts no two games into one slot, and lets two swap theirs', () => {
    const late = { ...GAME, id: 'game-02', time: '21:00' };
    const timesOf = (...times: [id: string, time: string][]) => [
      ['id', 'Time', 'Date', 'Opponent'],
      ...times.map(([id, time]) => [id, time, '', '']),
    ];
    const season = [GAME, late];
    const onto = rowsOf(timesOf([GAME.id, ''], ['game-02', '19:05']), season);
    expect(kindsOf(onto)).toEqual(['2 unchanged', '3 error']);
    expect(messagesOf(onto)[0]).toMatch(/already on the schedule.* add the team to the opponent/);
    const both = rowsOf(timesOf([GAME.id, '20:00'], ['game-02', '20:00']), season);
    expect(kindsOf(both)).toEqual(['2 error', '3 error']);
    const swapped = rowsOf(timesOf([GAME.id, '21:00'], ['game-02', '19:05']), season);
    expect(kindsOf(swapped)).toEqual(['2 changed', '3 changed']);
  });

  test('names everything that is wrong in a row', () => {
    const headings = [
      'Date',
      'Time',
      'Opponent',
      'Location',
      'Type',
      'Home/Away',
      'Result',
      'Status',
    ];
    const [row] = rowsOf([
      headings,
      ['soon', '25:00', 'Estero', '', 'friendly', 'maybe', '85 to 72', 'perhaps'],
    ]);
    expect(row).toMatchObject({ kind: 'error', date: 'soon', opponent: 'Estero' });
    const problems = row?.kind === 'error' ? row.problems : [];
    expect(problems.map(({ field, text }) => `${field} ${text}`).sort()).toEqual([
      'date soon',
      'gameType friendly',
      'isHomeGame maybe',
      'location ',
      'result 85 to 72',
      'status perhaps',
      'time 25:00',
    ]);
    expect(problems.every(({ message }) => message.endsWith('.'))).toBe(true);
  });

  test('takes off the mark that keeps a cell from being a formula, and nothing else', () => {
    const rows = rowsOf([
      HEADINGS,
      ['12/5/2026', '19:00', `'=HYPERLINK("http://x")`, "'Ohana Gym"],
      ['12/6/2026', '19:00', '@team', '<b>Gym</b>'],
    ]);
    expect(rows).toMatchObject([
      { game: { opponent: '=HYPERLINK("http://x")', location: "'Ohana Gym" } },
      { game: { opponent: '@team', location: '<b>Gym</b>' } },
    ]);
  });

  test('a result belongs to a game that was played', () => {
    const rows = rowsOf(
      [
        ['Date', 'Opponent', 'Score'],
        ['11/28/2026', 'Naples Nets', 'w 85-72'],
      ],
      [{ ...GAME, status: 'postponed' }],
    );
    expect(messagesOf(rows)[0]).toContain('Set its status to Scheduled');
  });

  test.each([
    [[], 'empty'],
    [[HEADINGS], 'empty'],
    [[[''], [' ', '']], 'empty'],
    [
      [
        ['Name', 'Phone'],
        ['a', 'b'],
      ],
      'headings',
    ],
    [
      [
        ['Date', 'Time'],
        ['a', 'b'],
      ],
      'headings',
    ],
    [[HEADINGS, ...Array.from({ length: MAX_IMPORT_ROWS + 1 }, () => ROW)], 'too_many'],
  ])('refuses a file %#', (table, reason) => {
    expect(planImport(table, [], CLOCK)).toMatchObject({ ok: false, reason });
  });

  test('refuses a result before the game, and a time that the clocks skip', () => {
    const headings = [...HEADINGS, 'Result'];
    const rows = rowsOf([
      headings,
      ['6/5/2027', '7:00 PM', 'Estero', 'Home gym', 'W 85-72'],
      ['3/14/2027', '2:30 AM', 'Bonita', 'Home gym', 'L 60-61'],
      ['3/14/2027', '3:30 AM', 'Bonita', 'Home gym', '85-72'],
    ]);
    expect(kindsOf(rows)).toEqual(['2 error', '3 error', '4 added']);
    expect(messagesOf(rows)).toEqual([
      'This game has not started yet. Check the date, or leave the result empty.',
      'This time does not exist on this day, because the clocks go forward. Choose another time.',
    ]);
    expect(rows[2]).toMatchObject({ game: { result: 'W 85-72' } });
  });

  test('says which columns it used, and which it did not', () => {
    expect(
      planImport(
        [
          ['Game Date', ' VS. ', 'Referee', 'Day', ''],
          ['1/1/2027', 'A'],
        ],
        [],
        CLOCK,
      ),
    ).toMatchObject({
      columns: {
        used: [
          { field: 'date', heading: 'Game Date' },
          { field: 'opponent', heading: 'VS.' },
        ],
        ignored: ['Referee', 'Day'],
      },
    });
  });
});
