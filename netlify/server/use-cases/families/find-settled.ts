import type { CollectionReference } from '@google-cloud/firestore';
import { fullName } from '#domain/accounts/full-name.ts';
import type { OwingFamily } from '#domain/families/owing.ts';
import { isOrderTold, isRegistrationTold } from '#domain/families/records.ts';
import { lastSpoken } from '#domain/families/spoken-language.ts';
import type { Payer } from '#domain/payments/payment.ts';
import { readable } from '../../core/broken-records.ts';
import { ledger, orders, playerBills, profiles, registrations } from '../../gateways/records.ts';
import { billsOfPlayers } from '../billing/bills-of-players.ts';
import { findByWords } from '../records/find-by-words.ts';
import { groupBy } from '../records/group-by.ts';
import { findIn } from '../records/in-chunks.ts';
import { readById } from '../records/read-by-id.ts';
import type { Found } from '../records/table-source.ts';
import { guardianOf } from './guardian-of.ts';

/** Of each kind of record so many are looked at, the newest. */
const MAX_LOOKED = 100;

/** What a record says of its family. */
interface Told {
  email: string;
  payer: Payer | null;
  /** The guardian's name where there is no payer. */
  guardian: string | null;
  players: readonly string[];
  createdAt: string;
}

/**
 * Families by a search for a name or an address in their registrations, bills and orders: those that owe nothing
 * now, but have a statement.
 * @param owing those with a balance, which are left out
 * @returns also the players under which one of those was found, who may have nothing to pay themselves
 */
export async function findSettled(
  search: string,
  owing: readonly OwingFamily[],
): Promise<{
  families: OwingFamily[];
  playersOf: ReadonlyMap<string, readonly string[]>;
  more: boolean;
}> {
  const [registered, billed, ofPlayers, ordered] = await Promise.all([
    findNewest(registrations(), search),
    findNewest(playerBills(), search),
    billsOfPlayers(search, ['createdAt']),
    findNewest(orders(), search),
  ]);
  const told = await Promise.all([
    tellRegistrations(idsOf(registered)),
    tellBills([...idsOf(billed), ...idsOf(ofPlayers)]),
    tellOrders(idsOf(ordered)),
  ]);
  const known = new Set(owing.map(({ email }) => email));
  const found = told.flat().filter(({ email }) => email !== '');
  const all = [...groupBy(found, ({ email }) => email)].map(([email, ofFamily]) =>
    settledFamily(email, ofFamily),
  );
  return {
    families: all.filter(({ email }) => !known.has(email)),
    playersOf: new Map(all.map(({ email, players }) => [email, players])),
    more: [registered, billed, ofPlayers, ordered].some(({ more }) => more),
  };
}

const findNewest = <T>(collection: CollectionReference<T>, search: string): Promise<Found> =>
  findByWords(collection.orderBy('createdAt', 'desc'), search, MAX_LOOKED, ['createdAt']);

const idsOf = ({ docs }: Found): string[] => docs.map(({ id }) => id);

async function tellRegistrations(ids: readonly string[]): Promise<Told[]> {
  const found = [...(await readById(registrations(), ids)).values()];
  return found.filter(isRegistrationTold).map(({ payer, players, cancelled, createdAt }) => ({
    email: payer.email,
    payer,
    guardian: null,
    players: cancelled ? [] : players.map(fullName),
    createdAt,
  }));
}

async function tellBills(ids: readonly string[]): Promise<Told[]> {
  const bills = [...(await readById(playerBills(), ids)).values()];
  const [registered, players] = await Promise.all([
    readById(
      registrations(),
      bills.flatMap(({ registrationId }) => registrationId ?? []),
    ),
    readById(
      profiles(),
      bills.map(({ playerId }) => playerId),
    ),
  ]);
  return bills.flatMap((bill) => {
    const registration = registered.get(bill.registrationId ?? '');
    if (registration && !isRegistrationTold(registration)) return [];
    const player = players.get(bill.playerId);
    return {
      email: guardianOf(bill, registered, players),
      payer: bill.payer ?? registration?.payer ?? null,
      guardian: player?.parentGuardianName ?? null,
      players: player ? [fullName(player)] : [],
      createdAt: bill.createdAt,
    };
  });
}

async function tellOrders(ids: readonly string[]): Promise<Told[]> {
  const [found, entries] = await Promise.all([
    readById(orders(), ids),
    findIn(ledger(), 'recordId', ids),
  ]);
  const booked = readable(entries);
  return [...found.values()]
    .filter((order) => isOrderTold(order, booked))
    .map(({ payer, createdAt }) => ({
      email: payer.email,
      payer,
      guardian: null,
      players: [],
      createdAt,
    }));
}

function settledFamily(email: string, told: readonly Told[]): OwingFamily {
  const newest = [...told].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  const payer = newest.find((one) => one.payer)?.payer;
  return {
    id: email,
    email,
    name: payer ? fullName(payer) : (newest.find((one) => one.guardian)?.guardian ?? ''),
    players: [...new Set(newest.flatMap(({ players }) => players))].sort(),
    owedCents: 0,
    ordersCents: 0,
    creditCents: 0,
    balanceCents: 0,
    due: [],
    oldestDue: null,
    age: null,
    isAutomatic: false,
    language: lastSpoken(newest),
  };
}
