import type { RowBooks } from '#contracts/payments/dashboard.ts';
import type { Cents } from '#domain/money/money.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { standingEntries } from '#domain/payments/reversal.ts';
import { ledger } from '../../gateways/records.ts';
import { groupBy } from '../records/group-by.ts';
import { findIn } from '../records/in-chunks.ts';
import type { TablePage } from '../records/read-table.ts';

/**
 * A page of a table with what the ledger says of each row: when money came, how, and by which checks.
 * @param idsOf the records that the money of a row is for: itself, and its bills
 * @param owedOf what is still to come, given the row's entries
 * @throws AppError record_unreadable: a sum without one of its entries would be wrong
 */
export async function withBooks<Row extends object>(
  page: TablePage<Row>,
  idsOf: (row: Row) => readonly string[],
  owedOf: (row: Row, entries: readonly LedgerEntry[]) => Cents,
): Promise<TablePage<Row & { books: RowBooks }>> {
  const found = await findIn(ledger(), 'recordId', page.rows.flatMap(idsOf));
  const all = groupBy(
    found.map((doc) => doc.data()),
    ({ recordId }) => recordId,
  );
  const rows = page.rows.map((row) => {
    const entries = idsOf(row).flatMap((id) => all.get(id) ?? []);
    return { ...row, books: booksOf(entries, owedOf(row, entries)) };
  });
  return { ...page, rows };
}

function booksOf(entries: readonly LedgerEntry[], owedCents: Cents): RowBooks {
  const arrived = entries.filter(({ paidAt }) => paidAt !== null);
  const stands = standingEntries(arrived).sort((a, b) => timeOf(a).localeCompare(timeOf(b)));
  return {
    paidAt: stands.map(timeOf),
    cameCents: arrived.reduce((sum, { amountCents }) => sum + amountCents, 0),
    refundedCents: arrived.reduce((sum, { refundedCents }) => sum + refundedCents, 0),
    owedCents,
    methods: [...new Set(stands.map(({ method }) => method))],
    references: stands.flatMap(({ reference }) => reference ?? []),
  };
}

const timeOf = ({ paidAt }: LedgerEntry): string => paidAt ?? '';
