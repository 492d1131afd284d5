import { expect } from 'vitest';
import { listBillsEndpoint, readBillTotalsEndpoint } from '#contracts/billing/dashboard.ts';
import {
  type FamilyRow,
  type FamilyTotals,
  listFamiliesEndpoint,
  readFamilyTotalsEndpoint,
} from '#contracts/families/dashboard.ts';
import { readOwnStatementEndpoint } from '#contracts/families/own-statement.ts';
import type { StatementView } from '#contracts/families/statement.ts';
import { listOrdersEndpoint } from '#contracts/orders/dashboard.ts';
import type { RowBooks } from '#contracts/payments/dashboard.ts';
import { type MonthReport, readMonthEndpoint } from '#contracts/payments/month.ts';
import { listMovementsEndpoint } from '#contracts/payments/movements.ts';
import { listRegistrationsEndpoint } from '#contracts/registration/dashboard.ts';
import { stillOwedCents } from '#domain/billing/received.ts';
import { dayOf } from '#domain/calendar/calendar.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { MOVES, type Movement, movementsOf } from '#domain/payments/movements.ts';
import { ledger } from '#server/gateways/records.ts';
import { owedByPlayers } from '#tests/audit/checks/owed.ts';
import { netOf, sum } from '#tests/audit/checks/records.ts';
import { readOwed, readStatement } from '../requests.ts';
import { today } from '../step.ts';
import { type Books, type BooksWorld, readBooks } from '../world.ts';
import { checkSheets } from './sheets.ts';

export type Compare = (what: string, shown: unknown, cents: number) => void;

/** What the screens and files say, against the ledger. */
export async function checkScreens(world: BooksWorld): Promise<string[]> {
  const books = await readBooks(world);
  const differences: string[] = [];
  const compare: Compare = (what, shown, cents) => {
    if (shown !== cents) differences.push(`${what}: ${shown} shown, ${cents} in the ledger`);
  };
  await checkRows(world, books, compare);
  await checkBalance(world, books, compare);
  await checkMonth(world, books, compare);
  await checkSheets(world, books, compare);
  return differences;
}

const netOfAll = ({ entries }: Pick<Books, 'entries'>) => sum(entries.map(netOf));
const owedOn = ({ bills }: Books) => sum(bills.map(stillOwedCents));

/** Player Bills, Registrations, Orders, and the cards above them. */
async function checkRows(world: BooksWorld, books: Books, compare: Compare) {
  const rowsAt = async <Row>(path: string) => {
    const { body } = await world.ask(path, { search: world.family.email }, world.office);
    return body as { rows: Row[]; total: number };
  };
  const { rows, total } = await rowsAt<{ id: string; paidCents: number; leftCents: number }>(
    listBillsEndpoint.path,
  );
  compare('Player Bills, number of rows', total, books.bills.length);
  const byId = new Map(books.bills.map((bill) => [bill.id, bill]));
  for (const { id, leftCents } of rows) {
    const bill = byId.get(id);
    compare(`Player Bills, left of ${id}`, leftCents, bill ? stillOwedCents(bill) : -1);
  }
  const ofPlayers = books.entries.filter(({ kind }) => kind === 'registration' || kind === 'bill');
  if (rows.length === total) {
    const paid = sum(rows.map(({ paidCents }) => paidCents));
    compare('Player Bills, paid', paid, sum(ofPlayers.map(netOf)));
  }
  for (const [path, records] of [
    [listRegistrationsEndpoint.path, books.registrations],
    [listOrdersEndpoint.path, books.orders],
  ] as const) {
    const found = await rowsAt<{ id: string; books: RowBooks; standing?: string }>(path);
    compare(`${path}, number of rows`, found.total, records.length);
    for (const { id, books: row, standing } of found.rows) {
      const bills = books.bills.filter(({ registrationId }) => registrationId === id);
      const late = bills.filter(({ paymentStatus }) => paymentStatus === 'overdue');
      if (standing === 'pending') compare(`${path}, bills overdue of ${id}`, late.length, 0);
      const ids = [id, ...bills.map((bill) => bill.id)];
      const own = books.entries.filter(({ recordId }) => ids.includes(recordId));
      compare(`${path}, came for ${id}`, row.cameCents - row.refundedCents, sum(own.map(netOf)));
      const owed =
        bills.length > 0
          ? sum(bills.map(stillOwedCents))
          : (await readOwed(world, { kind: 'order', id })).owedCents;
      compare(`${path}, owed on ${id}`, row.owedCents, owed);
    }
  }
  const { body } = await world.ask(readBillTotalsEndpoint.path, {}, world.office);
  const open = Number(body.pendingCents) + Number(body.overdueCents);
  const everyone = await owedByPlayers((await ledger().get()).docs.map((doc) => doc.data()));
  compare('Player Bills, pending and overdue', open, everyone.pending + everyone.overdue);
  compare('Player Bills, total', body.totalCents, Number(body.paidCents) + open);
}

/** Families, the statement in the dashboard and on the account page, and Payments. */
async function checkBalance(world: BooksWorld, books: Books, compare: Compare) {
  const { ask, family, office } = world;
  const owed = (await owedOnOrders(world, books)) + owedOn(books);
  const paidFor = [...books.registrations, ...books.bills, ...books.orders];
  const surplus = sum(paidFor.map(({ payment }) => payment?.surplusCents ?? 0));
  const [theirs, own] = [
    await readStatement(world),
    (await ask(readOwnStatementEndpoint.path, {}, family)).body.statement as StatementView,
  ];
  expect(own).toEqual(theirs);
  compare('Statement, balance', theirs.balanceCents, owed - surplus);
  compare('Statement, lines', sum(theirs.lines.map(({ cents }) => cents)), theirs.balanceCents);
  const moved = theirs.lines.filter(({ kind }) => MOVES.includes(kind as Movement['what']));
  compare('Statement, money', -sum(moved.map(({ cents }) => cents)), netOfAll(books));

  const found = await ask(listFamiliesEndpoint.path, { search: family.email }, office);
  const [row] = found.body.rows as FamilyRow[];
  compare('Families, owed', row?.owedCents ?? 0, owed);
  compare('Families, balance', row?.balanceCents ?? 0, theirs.balanceCents);
  const { body } = await ask(
    listMovementsEndpoint.path,
    { period: 'all', search: family.email },
    office,
  );
  compare('Payments', sum(Object.values(body.sums as Record<string, number>)), netOfAll(books));
}

const owedOnOrders = async (world: BooksWorld, { orders }: Books) =>
  sum(
    await Promise.all(
      orders.map(async ({ id }) => {
        return (await readOwed(world, { kind: 'order', id })).owedCents;
      }),
    ),
  );

/** The month for the board: all that the office has ever had, as nothing of another month is there. */
async function checkMonth(world: BooksWorld, books: Books, compare: Compare) {
  const month = today().slice(0, 7);
  const [report, totals] = await Promise.all([
    world.ask(readMonthEndpoint.path, { month }, world.office),
    world.ask(readFamilyTotalsEndpoint.path, {}, world.office),
  ]);
  const { netCents, kinds, outstanding } = report.body as unknown as MonthReport;
  const entries: LedgerEntry[] = (await ledger().get()).docs.map((doc) => doc.data());
  const within = movementsOf(entries).filter(({ at }) => {
    return dayOf(new Date(at), 'America/New_York').startsWith(month);
  });
  compare('The month', netCents, sum(within.map(({ cents }) => cents)));
  compare('The month, by kind', sum(kinds.map((kind) => kind.netCents)), netCents);
  const { owedCents, ages } = totals.body as unknown as FamilyTotals;
  const ours = owedOn(books) + (await owedOnOrders(world, books));
  compare('Families, in all', owedCents, world.owedByOthers + ours);
  compare('Families, by age', sum(Object.values(ages)), owedCents);
  compare('The month, outstanding', sum(Object.values(outstanding.families)), owedCents);
}
