import type { SeenRecord } from '#contracts/records/change.ts';
import type { TableQuery } from '#contracts/records/table.ts';
import type { Order } from '#domain/orders/order.ts';
import type { Account } from '../../core/account.ts';
import { orders } from '../../gateways/records.ts';
import { readPayable, saveNotes } from '../records/office-record.ts';
import { PAYABLE_COLUMNS } from '../records/payable-columns.ts';
import { readTable, type TablePage } from '../records/read-table.ts';

/** A page of the orders. */
export function listOrders(query: TableQuery): Promise<TablePage<Order>> {
  return readTable({ collection: orders(), ...PAYABLE_COLUMNS }, query);
}

/** One order, and what is owed of it by hand. @throws AppError not_found */
export function readOrder(id: string, now: Date) {
  return readPayable(orders(), id, now);
}

/** Keeps the office's notes on one. @throws AppError not_found, conflict */
export function noteOrder(
  request: SeenRecord & { notes: string | null },
  actor: Account,
  now: Date,
): Promise<Order> {
  return saveNotes(orders(), request, 'order.noted', actor, now);
}
