import { expect } from 'vitest';
import { listBillsEndpoint } from '#contracts/billing/dashboard.ts';
import { readFamilyEndpoint } from '#contracts/families/dashboard.ts';
import { readOwnStatementEndpoint } from '#contracts/families/own-statement.ts';
import type { StatementView } from '#contracts/families/statement.ts';
import { listMovementsEndpoint } from '#contracts/payments/movements.ts';
import { stillOwedCents } from '#domain/billing/received.ts';
import { MOVES, type Movement } from '#domain/payments/movements.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { owedByPlayers } from '#tests/audit/checks/owed.ts';
import { checkPayments, netOf, sum } from '#tests/audit/checks/records.ts';
import { readOwed } from './actions.ts';
import { type Books, type BooksWorld, readBooks } from './world.ts';

/** What of the stored books contradicts itself: looked at after every step. */
export async function checkStored(world: BooksWorld): Promise<string[]> {
  const books = await readBooks(world);
  const owed = (await owedByPlayers(books.entries)).byBill;
  return [
    ...(await checkPayments(paymentsOf(books), books.entries)),
    ...books.bills
      .filter((bill) => stillOwedCents(bill) !== owed.get(bill.id))
      .map((bill) => `bill ${bill.id} asks for ${stillOwedCents(bill)}, not ${owed.get(bill.id)}`),
    ...checkStatuses(books),
  ];
}

function paymentsOf({ registrations, bills, orders }: Books): Map<string, Payment> {
  const of = (name: string, records: readonly { id: string; payment: Payment | null }[]) =>
    records.flatMap(({ id, payment }) => (payment ? [[`${name}/${id}`, payment] as const] : []));
  return new Map([
    ...of('registrations', registrations),
    ...of('playerBills', bills),
    ...of('orders', orders),
  ]);
}

/** A bill is paid by money alone. */
function checkStatuses({ bills, entries }: Books): string[] {
  const came = (id: string | null) =>
    sum(entries.filter(({ recordId }) => recordId === id).map(netOf));
  return bills
    .filter(({ paymentStatus }) => paymentStatus === 'paid')
    .filter(({ id, registrationId, amountCents }) => {
      return came(id) + came(registrationId) < 1 && amountCents > 0;
    })
    .map(({ id }) => `bill ${id} is paid, and no money is there`);
}

/** What the screens and files say, against the ledger: looked at when a walk ends. */
export async function checkScreens(world: BooksWorld): Promise<string[]> {
  const books = await readBooks(world);
  const differences: string[] = [];
  const compare = (what: string, shown: unknown, cents: number) => {
    if (shown !== cents) differences.push(`${what}: ${shown} shown, ${cents} in the ledger`);
  };
  const net = sum(
    books.entries.filter(({ kind }) => kind === 'registration' || kind === 'bill').map(netOf),
  );
  const { body } = await world.ask(
    listBillsEndpoint.path,
    { search: world.family.email },
    world.office,
  );
  const rows = body.rows as { id: string; paidCents: number; leftCents: number }[];
  compare('Player Bills, number of rows', rows.length, books.bills.length);
  compare('Player Bills, paid', sum(rows.map(({ paidCents }) => paidCents)), net);
  compare(
    'Player Bills, left',
    sum(rows.map(({ leftCents }) => leftCents)),
    sum(books.bills.map(stillOwedCents)),
  );
  const surplus = sum(
    [...books.registrations, ...books.bills, ...books.orders].map(
      ({ payment }) => payment?.surplusCents ?? 0,
    ),
  );
  const orders = await Promise.all(books.orders.map(({ id }) => readOwed(world, 'order', id)));
  const owed =
    sum(books.bills.map(stillOwedCents)) + sum(orders.map(({ owedCents }) => owedCents)) - surplus;
  const [theirs, own] = await Promise.all([
    world.ask(readFamilyEndpoint.path, { email: world.family.email }, world.office),
    world.ask(readOwnStatementEndpoint.path, {}, world.family),
  ]);
  const statement = theirs.body.statement as StatementView;
  compare('Families, balance', statement.balanceCents, owed);
  expect(own.body.statement).toEqual(statement);
  const moved = statement.lines.filter(({ kind }) => MOVES.includes(kind as Movement['what']));
  compare('Families, money', -sum(moved.map(({ cents }) => cents)), netOfAll(books));
  const { body: found } = await world.ask(
    listMovementsEndpoint.path,
    { period: 'all', search: world.family.email },
    world.office,
  );
  const sums = found.sums as Record<string, number>;
  compare('Payments', sum(Object.values(sums)), netOfAll(books));
  return differences;
}

const netOfAll = ({ entries }: Books) => sum(entries.map(netOf));
