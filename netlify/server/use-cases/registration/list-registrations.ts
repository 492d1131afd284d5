import type { TableQuery } from '#contracts/records/table.ts';
import { stillOwedCents } from '#domain/billing/received.ts';
import { playerBills } from '../../gateways/records.ts';
import { withBooks } from '../payments/row-books.ts';
import { groupBy } from '../records/group-by.ts';
import { findIn } from '../records/in-chunks.ts';
import { registrationRecords } from './registration-records.ts';

/** A page of registrations, each with its books and those of its bills. */
export async function listRegistrations(query: TableQuery) {
  const page = await registrationRecords.list(query);
  const found = await findIn(
    playerBills(),
    'registrationId',
    page.rows.map(({ id }) => id),
  );
  const bills = groupBy(
    found.map((doc) => doc.data()),
    ({ registrationId }) => registrationId,
  );
  const billsOf = (id: string) => bills.get(id) ?? [];
  return withBooks(
    page,
    ({ id }) => [id, ...billsOf(id).map((bill) => bill.id)],
    ({ id }) => billsOf(id).reduce((sum, bill) => sum + stillOwedCents(bill), 0),
  );
}
