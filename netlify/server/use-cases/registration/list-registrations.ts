import type { TableQuery } from '#contracts/records/table.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { stillOwedCents } from '#domain/billing/received.ts';
import {
  MAY_DIFFER,
  type RegistrationStanding,
  registrationStanding,
  withMoneyOfBills,
} from '#domain/registration/standing.ts';
import { playerBills } from '../../gateways/records.ts';
import { withNews } from '../families/stop-news.ts';
import { withBooks } from '../payments/row-books.ts';
import { groupBy } from '../records/group-by.ts';
import { findIn } from '../records/in-chunks.ts';
import type { OwnFilter } from '../records/table-source.ts';
import { registrationRecords } from './registration-records.ts';

/** A page of registrations, each with its books and those of its bills, and whether its family wants news. */
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
  const rows = page.rows.map((row) => {
    const own = billsOf(row.id);
    return {
      ...row,
      payment: withMoneyOfBills(row.payment, own),
      standing: registrationStanding(row.payment.status, own.map(statusOf)),
    };
  });
  const shown = await withNews(rows, ({ payer, marketingConsent, createdAt }) => ({
    email: payer.email,
    consents: marketingConsent,
    createdAt,
  }));
  return withBooks(
    { ...page, rows: shown },
    ({ id }) => [id, ...billsOf(id).map((bill) => bill.id)],
    ({ id }) => billsOf(id).reduce((sum, bill) => sum + stillOwedCents(bill), 0),
  );
}

const statusOf = ({ paymentStatus }: PlayerBill) => paymentStatus;

/** By the state that a row says: whether it is overdue or paid its bills may know. */
function findPage(query: TableQuery) {
  const text = query.filters.status ?? '';
  const asked = text === '' ? [] : (text.split(',') as RegistrationStanding[]);
  const needsBills = asked.some((one) => isOfBills(one) || MAY_DIFFER.includes(one));
  if (!needsBills) return registrationRecords.list(query);
  const stored = asked.filter((one) => one !== 'overdue');
  const status = [...new Set(asked.some(isOfBills) ? [...stored, ...MAY_DIFFER] : stored)].join(
    ',',
  );
  const filters = { ...query.filters, status };
  return registrationRecords.list({ ...query, filters }, { ownFilter: byStanding(asked) });
}

const isOfBills = (standing: RegistrationStanding) => standing === 'overdue' || standing === 'paid';

const byStanding = (asked: readonly RegistrationStanding[]): OwnFilter => ({
  fields: ['payment.status', 'payment.totalCents'],
  readTest: async () => {
    const found = await playerBills()
      .where('paymentStatus', 'in', ['pending', 'overdue'])
      .select('registrationId', 'paymentStatus')
      .get();
    const states = groupBy(found.docs, (doc) => doc.get('registrationId'));
    return (doc) => {
      // Each has a bill a player, and is canceled with the last of them: where none is open, one is paid, or all
      // was written off.
      const isOwed = doc.get('payment.totalCents') > 0;
      const open = states.get(doc.id)?.map((bill) => bill.get('paymentStatus'));
      const bills = open ?? (isOwed ? ['paid'] : []);
      return asked.includes(registrationStanding(doc.get('payment.status'), bills));
    };
  },
});
