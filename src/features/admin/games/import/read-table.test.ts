import { expect, test } from 'vitest';
import { readTableFile, readTableText } from './read-table.ts';

const rows = [
  ['Date', 'Opponent'],
  ['11/28/2026', 'Naples, FL'],
];

test.each([
  ['commas', 'Date,Opponent\r\n11/28/2026,"Naples, FL"\r\n'],
  ['tabs, as copied from a spreadsheet', 'Date\tOpponent\n11/28/2026\tNaples, FL'],
  ['semicolons, as other countries write', 'Date;Opponent\n11/28/2026;Naples, FL\n\n'],
])('reads %s', async (_, text) => {
  expect(await readTableText(text)).toEqual({ table: rows });
});

test('reads a file with and without the mark of UTF-8, and one of an older Excel', async () => {
  const read = (bytes: Uint8Array<ArrayBuffer>) => readTableFile(new Blob([bytes]));
  const utf8 = new TextEncoder().encode('\uFEFFDate,Opponent\n1/2/2027,Peñas');
  const expected = {
    table: [
      ['Date', 'Opponent'],
      ['1/2/2027', 'Peñas'],
    ],
  };
  expect(await read(utf8)).toEqual(expected);
  expect(await read(utf8.slice(3))).toEqual(expected);
  const windows = Uint8Array.from('Date,Opponent\n1/2/2027,Pe\u00f1as', (letter) =>
    letter.charCodeAt(0),
  );
  expect(await read(windows)).toEqual(expected);
});

test('keeps line breaks within a cell, and says where a quotation mark is not closed', async () => {
  expect(await readTableText('Date,Opponent\n1/2/2027,"A\nB"')).toEqual({
    table: [
      ['Date', 'Opponent'],
      ['1/2/2027', 'A\nB'],
    ],
  });
  expect(await readTableText('Date,Opponent\n1/2/2027,"A\nB')).toEqual({
    problem: 'quotes',
    row: 2,
  });
});

test('refuses what is no table of a season', async () => {
  expect(await readTableFile(new Blob(['PK\0\0']))).toEqual({ problem: 'unreadable' });
  expect(await readTableFile(new Blob([new Uint8Array(3 * 1024 * 1024)]))).toEqual({
    problem: 'too_large',
  });
  expect(await readTableText('')).toEqual({ table: [] });
});
