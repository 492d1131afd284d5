import Papa from 'papaparse';
import { expect, test } from 'vitest';
import type { AdminColumn } from './column.ts';
import { toCsv } from './export-csv.ts';

interface Row {
  name: string;
  cents: number;
  day: string | null;
}

const columns: readonly AdminColumn<Row>[] = [
  { id: 'name', header: 'Name', cell: () => null, csv: ({ name }) => name },
  { id: 'amount', header: 'Amount', cell: () => null, csv: ({ cents }) => cents / 100 },
  { id: 'day', header: 'Due', cell: () => null, csv: ({ day }) => day },
  { id: 'actions', header: 'Actions', cell: () => null },
];
const exportOne = (row: Partial<Row>) =>
  toCsv([{ name: 'Ana', cents: 15_000, day: '2026-12-01', ...row }], columns);

test('money is a number, a date stands as YYYY-MM-DD, nothing is an empty cell', async () => {
  expect(await exportOne({})).toBe('Name,Amount,Due\r\nAna,150,2026-12-01');
  expect(await exportOne({ cents: -1999, day: null })).toBe('Name,Amount,Due\r\nAna,-19.99,');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'what a spreadsheet would run is text: %j',
  async (name) => {
    const cell = Papa.parse<string[]>(await exportOne({ name })).data[1]?.[0];
    expect(cell).toBe(`'${name}`);
  },
);

test.each(['00', '007', '0', '1042', '12345678901234567', '="00"', '="1"+2'])(
  'digits survive a spreadsheet: %j',
  async (name) => {
    const cell = Papa.parse<string[]>(await exportOne({ name })).data[1]?.[0];
    // What stands between the quotes of a formula is text to Excel, Sheets and LibreOffice.
    const asText = /^="(\d+)"$/.exec(cell ?? '')?.[1];
    const isNumber = /^\d+$/.test(name) && name === String(Number(name));
    if (name.startsWith('="1')) expect(cell).toBe(`'${name}`);
    else if (isNumber) expect(cell).toBe(name);
    else expect(asText).toBe(name.replace(/\D/g, ''));
  },
);

test('commas, quotes, line breaks and every script come through', async () => {
  const name = 'Zoë "Z", Ng\nالعربية 🏀';
  expect(Papa.parse<string[]>(await exportOne({ name })).data[1]?.[0]).toBe(name);
});
