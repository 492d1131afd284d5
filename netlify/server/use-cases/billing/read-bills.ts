import * as z from 'zod/mini';
import type { AdminBill } from '#contracts/billing/dashboard.ts';
import type { TableQuery } from '#contracts/records/table.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { ProfileSchema } from '#domain/accounts/profile.ts';
import { refusalToTakeBack } from '#domain/billing/adjust-bill.ts';
import { hindranceOfPayments } from '#domain/billing/hindrance-of-payments.ts';
import { owedOnBill } from '#domain/billing/owed-on-bill.ts';
import { paidOnBills } from '#domain/billing/paid-on-bill.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { stillOwedCents } from '#domain/billing/received.ts';
import { keptCents } from '#domain/payments/surplus.ts';
import { messages as playerNames } from '#words/labels/players.ts';
import { messages } from '#words/office/refusals/bills.ts';
import { AppError } from '../../core/app-error.ts';
import { readable } from '../../core/broken-records.ts';
import { firestore, readableParts } from '../../gateways/firestore.ts';
import { playerBills, profiles } from '../../gateways/records.ts';
import { collectedCents, openBillsCents } from '../overview/ledger-totals.ts';
import { isInTeam, readOwnTeam } from '../players/own-team.ts';
import { countBroken } from '../records/count-broken.ts';
import { readTable } from '../records/read-table.ts';
import type { OwnFilter, OwnSort } from '../records/table-source.ts';
import { readToday } from '../team/read-today.ts';
import { billsOfPlayers } from './bills-of-players.ts';
import { readOwedNow } from './read-owed-now.ts';
import { readMoneyOfBills } from './row-money.ts';

/** A bill as the dashboard tells it; the contract keeps its payment's secrets back. */
type NamedBill = PlayerBill & Pick<AdminBill, 'playerName'>;

/** Of the columns that are named otherwise than their field. */
const SORT_FIELDS = { status: 'paymentStatus', method: 'paymentMethod' };

/** A bill does not hold its player's name, which would stay after the player is forgotten. */
const BY_PLAYER: OwnSort = {
  fields: ['playerId'],
  readKeys: async () => {
    const players = await profiles().select('firstName', 'lastName').get();
    const names = new Map(
      players.docs.map((doc) => [doc.id, `${doc.get('lastName')} ${doc.get('firstName')}`]),
    );
    return (doc) => names.get(doc.get('playerId')) ?? playerNames.unknown;
  },
};

/** Bills of the players who are in a team now. */
const ofTeam = (team: string): OwnFilter => ({
  fields: ['playerId'],
  readTest: async () => {
    const [ownTeam, { docs }] = await Promise.all([
      readOwnTeam(),
      profiles().select('teamName').get(),
    ]);
    const ids = new Set(docs.filter(isInTeam(team, ownTeam)).map(({ id }) => id));
    return (doc) => ids.has(doc.get('playerId'));
  },
});

/** A page of the bills, each with its player's name and its money. A search finds them by that name, too. @param team of the player; the empty text is all teams */
export async function listBills(query: TableQuery, team: string) {
  const page = await readTable(
    {
      collection: playerBills(),
      sortFields: SORT_FIELDS,
      ownSorts: { player: BY_PLAYER },
      ...(team && { ownFilter: ofTeam(team) }),
      alsoFind: billsOfPlayers,
    },
    query,
  );
  const [named, moneyOf] = await Promise.all([withNames(page.rows), readMoneyOfBills(page.rows)]);
  return { ...page, rows: named.map((bill) => ({ ...bill, ...moneyOf(bill) })) };
}

/** One bill as it stands now. @throws AppError not_found */
export async function readBill(id: string): Promise<NamedBill> {
  const bill = (await playerBills().doc(id).get()).data();
  const [named] = bill ? await withNames([bill]) : [];
  if (!named) throw new AppError('not_found', messages.gone);
  return named;
}

/** One bill with its money: what may be noted as paid on it, and what a page takes. @throws AppError not_found */
export async function readBillDetail(id: string, now: Date) {
  const bill = await readBill(id);
  const today = await readToday(now);
  const subject = { kind: 'bill', recordId: id } as const;
  const found = await firestore().runTransaction((open) => readOwedNow(open, subject, today), {
    readOnly: true,
  });
  if (found?.kind !== 'bill') throw new AppError('not_found', messages.gone);
  const { registration, bills, payNow } = found;
  const whole = registration?.payment ?? null;
  const others = bills.filter((one) => one.id !== id);
  return {
    bill,
    owed: {
      ...owedOnBill(bill, registration?.payment, today),
      paidCents: bill.payment?.paidCents ?? 0,
    },
    paidCents: paidOnBills(registration ? bills : [bill], registration).get(id) ?? 0,
    leftCents: stillOwedCents(bill),
    payCents: payNow.what === 'pay' ? payNow.cents : 0,
    hindrance: hindranceOfPayments([bill.payment, whole]),
    removalHindrance: refusalToTakeBack({ bill, registration: whole }),
    registration: registration
      ? {
          number: registration.number,
          paidCents: keptCents(registration.payment),
          totalCents: registration.payment.totalCents,
          isLastBill: others.every(({ paymentStatus }) => paymentStatus === 'cancelled'),
        }
      : null,
  };
}

/** The bills that are still owed under a guardian's address, those due first. */
export async function readOpenBills(email: string): Promise<NamedBill[]> {
  const found = await playerBills().where('payer.email', '==', email).get();
  const open = readable(found.docs).filter((bill) => stillOwedCents(bill) > 0);
  const due = ({ dueDate }: PlayerBill) => dueDate ?? '9999-12-31';
  return withNames(open.sort((a, b) => due(a).localeCompare(due(b))));
}

const NameSchema = z.pick(ProfileSchema, { id: true, firstName: true, lastName: true });

/** Bills with the names of their players; a profile that was deleted leaves an unknown one. */
async function withNames(bills: readonly PlayerBill[]): Promise<NamedBill[]> {
  const ids = [...new Set(bills.map(({ playerId }) => playerId))];
  const refs = ids.map((id) => profiles().doc(id));
  const read = { fieldMask: ['firstName', 'lastName'] };
  const docs = refs.length === 0 ? [] : await firestore().getAll(...refs, read);
  const found = readableParts(docs, NameSchema);
  const names = new Map(found.map((one) => [one.id, fullName(one)]));
  return bills.map((bill) => ({
    ...bill,
    playerName: names.get(bill.playerId) ?? playerNames.unknown,
  }));
}

/**
 * The sums of the stat cards, in cents: what came for players by the ledger, and what is still to
 * come on open bills; canceled bills are in none.
 */
export async function readBillTotals() {
  const [paidCents, pendingCents, overdueCents, unreadable] = await Promise.all([
    collectedCents(['registration', 'bill']),
    openBillsCents(playerBills(), 'pending'),
    openBillsCents(playerBills(), 'overdue'),
    countBroken(['payments', 'playerBills']),
  ]);
  return {
    totalCents: paidCents + pendingCents + overdueCents,
    paidCents,
    pendingCents,
    overdueCents,
    unreadable,
  };
}
