import type { TableQuery } from '#contracts/records/table.ts';
import { isOrderOwed, orderRestCents } from '#domain/families/order-debt.ts';
import { withBooks } from '../payments/row-books.ts';
import { orderRecords } from './order-records.ts';

/** A page of orders, each with its books. */
export async function listOrders(query: TableQuery) {
  return withBooks(
    await orderRecords.list(query),
    ({ id }) => [id],
    (order, entries) => (isOrderOwed(order, entries) ? orderRestCents(order) : 0),
  );
}
