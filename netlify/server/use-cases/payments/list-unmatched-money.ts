import type { TableQuery } from '#contracts/records/table.ts';
import type { UnmatchedMoney } from '#domain/payments/unmatched-money.ts';
import { unmatchedMoney } from '../../gateways/records.ts';
import { readTable, type TablePage } from '../records/read-table.ts';

/** A page of the money that fits no record. */
export function listUnmatchedMoney(query: TableQuery): Promise<TablePage<UnmatchedMoney>> {
  const sortFields = { amount: 'amountCents' };
  return readTable({ collection: unmatchedMoney(), sortFields }, query);
}
