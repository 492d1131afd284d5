import type { TableQuery } from '#contracts/records/table.ts';
import { stillOwedCents } from '#domain/billing/received.ts';
import {
  MAY_BE_OVERDUE,
  type RegistrationStanding,
  registrationStanding,
} from '#domain/registration/standing.ts';
import { playerBills } from '../../gateways/records.ts';
import { withBooks } from '../payments/row-books.ts';
import { groupBy } from '../records/group-by.ts';
import { findIn } from '../records/in-chunks.ts';
import type { OwnFilter } from '../records/table-source.ts';
import { registrationRecords } from './registration-records.ts';

/** A page of registrations, each with its books and those of its bills. */
export async function listRegistrations(query: TableQuery) {
  const page = await findPage(query);
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
  const rows = page.rows.map((row) => ({
    ...row,
    standing: registrationStanding(row.payment.status, billsOf(row.id)),
  }));
  return withBooks(
    { ...page, rows },
    ({ id }) => [id, ...billsOf(id).map((bill) => bill.id)],
    ({ id }) => billsOf(id).reduce((sum, bill) => sum + stillOwedCents(bill), 0),
  );
}

/** By the state that a row says: whether it is overdue its bills know. */
function findPage(query: TableQuery) {
  const text = query.filters.status ?? '';
  const asked = text === '' ? [] : (text.split(',') as RegistrationStanding[]);
  const needsBills = asked.some((one) => one === 'overdue' || MAY_BE_OVERDUE.includes(one));
  if (!needsBills) return registrationRecords.list(query);
  const stored = asked.flatMap((one) => (one === 'overdue' ? MAY_BE_OVERDUE : [one]));
  const status = [...new Set(stored)].join(',');
  const filters = { ...query.filters, status };
  return registrationRecords.list({ ...query, filters }, { ownFilter: byStanding(asked) });
}

const byStanding = (asked: readonly RegistrationStanding[]): OwnFilter => ({
  fields: ['payment.status'],
  readTest: async () => {
    const late = await playerBills()
      .where('paymentStatus', '==', 'overdue')
      .select('registrationId')
      .get();
    const ids = new Set(late.docs.map((doc) => doc.get('registrationId')));
    return (doc) => {
      const bills = ids.has(doc.id) ? [{ paymentStatus: 'overdue' as const }] : [];
      return asked.includes(registrationStanding(doc.get('payment.status'), bills));
    };
  },
});
