import type { TableQuery } from '#contracts/records/table.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { stillOwedCents } from '#domain/billing/received.ts';
import { sumCents } from '#domain/money/money.ts';
import type { PaymentStatus } from '#domain/payments/choices.ts';
import { isPartOf } from '#domain/registration/cancellation.ts';
import type { Registration } from '#domain/registration/registration.ts';
import {
  MAY_DIFFER,
  type RegistrationStanding,
  registrationStanding,
  withMoneyOfBills,
} from '#domain/registration/standing.ts';
import { isSameSeason } from '#domain/seasons/same-season.ts';
import { playerBills } from '../../gateways/records.ts';
import { withNews } from '../families/stop-news.ts';
import { withBooks } from '../payments/row-books.ts';
import { allOf } from '../records/all-of.ts';
import { groupBy } from '../records/group-by.ts';
import type { OwnFilter } from '../records/table-source.ts';
import { readHanging } from './read-hanging.ts';
import { registrationRecords } from './registration-records.ts';

/**
 * A page of registrations, each with its books and those of its bills, and whether its family wants news.
 * @param season by any spelling of its name; empty = all
 */
export async function listRegistrations(query: TableQuery, season = '') {
  const page = await findPage(query, season);
  const hangingOf = await readHanging(page.rows);
  const allOf = (row: Registration) => {
    const { bills, parts } = hangingOf(row);
    return [...bills, ...parts];
  };
  const rows = page.rows.map((row) => {
    const { bills, parts } = hangingOf(row);
    return {
      ...row,
      payment: withMoneyOfBills(row.payment, { bills, parts }),
      standing: registrationStanding(row.payment.status, { bills, parts }),
    };
  });
  const shown = await withNews(rows, ({ payer, marketingConsent, createdAt }) => ({
    email: payer.email,
    consents: marketingConsent,
    createdAt,
  }));
  return withBooks(
    { ...page, rows: shown },
    (row) => [row.id, ...allOf(row).map(({ id }) => id)],
    (row) => sumCents(allOf(row).map(stillOwedCents)),
  );
}

/** By the state that a row says: whether it is overdue or paid its bills may know. */
function findPage(query: TableQuery, season: string) {
  const text = query.filters.status ?? '';
  const asked = text === '' ? [] : (text.split(',') as RegistrationStanding[]);
  const needsBills = asked.some((one) => MAY_SAY.includes(one));
  const ofSeason = season === '' ? [] : [bySeason(season)];
  if (!needsBills) return registrationRecords.list(query, filteredBy(ofSeason));
  const stored = asked.filter((one) => one !== 'overdue');
  const status = [...new Set(asked.some(isOfBills) ? [...stored, ...MAY_STORE] : stored)].join(',');
  const filters = { ...query.filters, status };
  return registrationRecords.list(
    { ...query, filters },
    filteredBy([...ofSeason, byStanding(asked)]),
  );
}

const filteredBy = (own: readonly OwnFilter[]) =>
  own.length === 0 ? {} : { ownFilter: allOf(own) };

const bySeason = (season: string): OwnFilter => ({
  fields: ['seasonName'],
  readTest: async () => (doc) => isSameSeason(String(doc.get('seasonName')), season),
});

/** What the bills of a registration may say instead of what is stored, and what is stored then. */
const OF_BILLS: readonly RegistrationStanding[] = ['overdue', 'paid', 'pending'];
const MAY_STORE: readonly PaymentStatus[] = [...MAY_DIFFER, 'paid'];
const MAY_SAY: readonly RegistrationStanding[] = [...OF_BILLS, ...MAY_DIFFER];
const isOfBills = (standing: RegistrationStanding) => OF_BILLS.includes(standing);

type OpenBill = Pick<PlayerBill, 'registrationId' | 'paymentStatus' | 'partOf' | 'playerId'>;

const byStanding = (asked: readonly RegistrationStanding[]): OwnFilter => ({
  fields: ['payment.status', 'payment.totalCents', 'players'],
  readTest: async () => {
    const found = await playerBills()
      .where('paymentStatus', 'in', ['pending', 'overdue'])
      .select('registrationId', 'paymentStatus', 'partOf', 'playerId')
      .get();
    // Field by field: what is selected is no whole record.
    const open = found.docs.map(
      (doc): OpenBill => ({
        registrationId: doc.get('registrationId'),
        paymentStatus: doc.get('paymentStatus'),
        partOf: doc.get('partOf'),
        playerId: doc.get('playerId'),
      }),
    );
    const states = groupBy(open, ({ registrationId }) => registrationId);
    const split = groupBy(open, ({ partOf }) => partOf);
    return (doc) => {
      // Each has a bill a player, and is canceled with the last of them: where none is open, one is paid, or all
      // was written off.
      const isOwed = doc.get('payment.totalCents') > 0;
      const bills = states.get(doc.id) ?? (isOwed ? [{ paymentStatus: 'paid' as const }] : []);
      const registration = { id: doc.id, players: doc.get('players') };
      const parts = (split.get(doc.id) ?? []).filter((part) => isPartOf(registration, part));
      return asked.includes(registrationStanding(doc.get('payment.status'), { bills, parts }));
    };
  },
});
