import type { Charts } from '#contracts/overview/dashboard.ts';
import type { RowBooks } from '#contracts/payments/dashboard.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { stillOwedCents } from '#domain/billing/received.ts';
import { PAYABLE_KINDS, type PayableKind } from '#domain/payments/choices.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { sumLedger } from '#domain/payments/ledger-sums.ts';
import { lastMonths, netByMonth } from '#domain/payments/monthly-totals.ts';
import type { Payment } from '#domain/payments/payment.ts';
import type { TestUser } from '#tests/helpers/sign-in.ts';
import type { World } from '../world.ts';
import { owedByPlayers, owedBySponsors } from './owed.ts';
import { netOf, sum } from './records.ts';

const ZONE = 'America/New_York';
const TABLES = [
  ['order', '/api/admin/orders'],
  ['registration', '/api/admin/registrations'],
  ['donation', '/api/admin/donations'],
] as const;

interface PayableRow {
  id: string;
  payment: Payment;
  players?: { billId: string }[];
  books: RowBooks;
}
const billIdOf = ({ billId }: { billId: string }) => billId;

/** What the tabs and their CSV files say is what the ledger says. */
export async function checkDashboard(
  world: World,
  as: TestUser,
  entries: readonly LedgerEntry[],
): Promise<string[]> {
  const differences: string[] = [];
  const compare = (what: string, shown: unknown, cents: number) => {
    if (shown !== cents) differences.push(`${what}: ${shown} cents shown, ${cents} in the ledger`);
  };
  const of = (...kinds: PayableKind[]) =>
    sum(entries.filter(({ kind }) => kinds.includes(kind)).map(netOf));

  const billing = (await world.get('/api/admin/billing/totals', {}, as)).body;
  compare('Player Bills, collected', billing.paidCents, of('registration', 'bill'));
  const sponsors = (await world.get('/api/admin/sponsors/totals', {}, as)).body;
  compare('Sponsors, collected', sponsors.collectedCents, of('sponsorship'));
  const [byPlayers, bySponsors] = [await owedByPlayers(entries), await owedBySponsors(entries)];
  const stillBySponsors = bySponsors.pending + bySponsors.overdue;
  compare('Player Bills, pending', billing.pendingCents, byPlayers.pending);
  compare('Player Bills, overdue', billing.overdueCents, byPlayers.overdue);
  compare('Sponsors, pending', sponsors.pendingCents, stillBySponsors);
  compare(
    'Player Bills, in all',
    billing.totalCents,
    of('registration', 'bill') + byPlayers.pending + byPlayers.overdue,
  );
  compare('Sponsors, in all', sponsors.totalCents, of('sponsorship') + stillBySponsors);

  const months = lastMonths(world.clock.now(), 12, ZONE);
  const { money } = (await world.get('/api/admin/overview/charts', {}, as)).body as Charts;
  const expected = netByMonth(sumLedger(entries, ZONE), months);
  for (const [index, { month, byKind }] of expected.entries()) {
    for (const kind of PAYABLE_KINDS) {
      compare(`Overview, ${month}, ${kind}`, money[index]?.byKind[kind] ?? 0, byKind[kind]);
    }
  }
  for (const [kind, path] of TABLES) {
    const rows = await readRows<PayableRow>(world, as, path);
    // Of a registration also what came for its bills alone.
    const bills = new Set(rows.flatMap(({ players = [] }) => players.map(billIdOf)));
    const inLedger =
      of(kind) + sum(entries.filter(({ recordId }) => bills.has(recordId)).map(netOf));
    const net = rows.map(({ payment }) => payment.paidCents - payment.refundedCents);
    compare(`the rows of ${path}`, sum(net), inLedger);
    const came = rows.map(({ books }) => books.cameCents - books.refundedCents);
    compare(`the books of ${path}`, sum(came), inLedger);
  }
  for (const [path, owed] of [
    ['/api/admin/billing', byPlayers],
    ['/api/admin/sponsors', bySponsors],
  ] as const) {
    const rows = await readRows<PlayerBill>(world, as, path);
    for (const { id, ...bill } of rows) {
      compare(`${path}/export, ${id}`, stillOwedCents(bill), owed.byBill.get(id) ?? -1);
    }
    if (rows.length !== owed.byBill.size) differences.push(`${path} exports ${rows.length} rows`);
  }
  return differences;
}

/** Every row, as the export reads them: page by page. */
async function readRows<Row>(world: World, as: TestUser, path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await world.get(`${path}/export`, { page: String(page) }, as);
    const found = body.rows as Row[];
    rows.push(...found);
    if (rows.length >= Number(body.total) || found.length === 0) return rows;
  }
}
