import Papa from 'papaparse';
import { vi } from 'vitest';
import { listBillsEndpoint } from '#contracts/billing/dashboard.ts';
import { listOrdersEndpoint } from '#contracts/orders/dashboard.ts';
import { listMovementsEndpoint } from '#contracts/payments/movements.ts';
import { listRegistrationsEndpoint } from '#contracts/registration/dashboard.ts';
import { stillOwedCents } from '#domain/billing/received.ts';
import { BILL_COLUMNS } from '#features/admin/billing/columns.tsx';
import type { AdminColumn } from '#features/admin/kit/table/column.ts';
import { toCsv } from '#features/admin/kit/table/export-csv.ts';
import type { TableEndpoint } from '#features/admin/kit/table/table-endpoint.ts';
import { ORDER_COLUMNS } from '#features/admin/orders/columns.tsx';
import { MOVEMENT_COLUMNS } from '#features/admin/payments/columns.tsx';
import { REGISTRATION_COLUMNS } from '#features/admin/registration/columns.tsx';
import { netOf, sum } from '#tests/audit/checks/records.ts';
import type { Books, BooksWorld } from '../world.ts';
import type { Compare } from './screens.ts';

type Line = Record<string, string>;

/** The CSV files, as a spreadsheet reads them: their columns come to what the ledger says. */
export async function checkSheets(world: BooksWorld, books: Books, compare: Compare) {
  const net = (...kinds: string[]) =>
    sum(books.entries.filter(({ kind }) => kinds.includes(kind)).map(netOf));
  const netOfRecord = (id: string) =>
    sum(books.entries.filter(({ recordId }) => recordId === id).map(netOf));
  const owed = sum(books.bills.map(stillOwedCents));

  const bills = await readSheet(world, listBillsEndpoint, BILL_COLUMNS);
  compare('Player Bills, file, rows', bills.length, books.bills.length);
  compare('Player Bills, file, paid', centsIn(bills, 'Paid'), net('registration', 'bill'));
  compare('Player Bills, file, owed', centsIn(bills, 'Owed'), owed);

  const movements = await readSheet(world, listMovementsEndpoint, MOVEMENT_COLUMNS, 'all');
  compare('Payments, file', centsIn(movements, 'Amount'), sum(books.entries.map(netOf)));

  const orders = await readSheet(world, listOrdersEndpoint, ORDER_COLUMNS);
  compare('Orders, file, rows', orders.length, books.orders.length);
  compare(
    'Orders, file, paid',
    centsIn(orders, 'Paid') - centsIn(orders, 'Refunded'),
    net('order'),
  );

  const registered = await readSheet(world, listRegistrationsEndpoint, REGISTRATION_COLUMNS);
  const ids = new Set(books.registrations.map(({ id }) => id));
  const ofThem = books.bills.filter(({ registrationId }) => ids.has(registrationId ?? ''));
  compare(
    'Registrations, file, owed',
    centsIn(registered, 'Still Owed'),
    sum(ofThem.map(stillOwedCents)),
  );
  compare(
    'Registrations, file, paid',
    centsIn(registered, 'Paid') - centsIn(registered, 'Refunded'),
    sum(ofThem.map(({ id }) => netOfRecord(id))) + net('registration'),
  );
}

/** The file that the office exports of the family's rows, read back. */
async function readSheet<Row>(
  world: BooksWorld,
  endpoint: TableEndpoint<Row>,
  columns: readonly AdminColumn<Row>[],
  period?: string,
): Promise<Line[]> {
  const query = { search: world.family.email, ...(period && { period }) };
  const { body } = await world.ask(endpoint.exported.path, query, world.office);
  // The page on which the file is made says the program's time zone.
  vi.stubGlobal('document', { documentElement: { dataset: { timeZone: 'America/New_York' } } });
  const file = await toCsv(body.rows as Row[], columns).finally(() => vi.unstubAllGlobals());
  return Papa.parse<Line>(file, { header: true, skipEmptyLines: true }).data;
}

const centsIn = (lines: readonly Line[], column: string): number =>
  sum(
    lines.map((line) => {
      if (line[column] === undefined) throw new Error(`The file has no column ${column}.`);
      return Math.round(Number(line[column]) * 100);
    }),
  );
