import { fullName } from '#domain/accounts/full-name.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { dayOf } from '#domain/calendar/calendar.ts';
import type { Debt } from '#domain/families/debt.ts';
import { debtsOf } from '#domain/families/records.ts';
import { lastSpoken } from '#domain/families/spoken-language.ts';
import { type Statement, statementOf } from '#domain/families/statement.ts';
import { toldToGuardian } from '#domain/families/told-to-guardian.ts';
import type { Registration } from '#domain/registration/registration.ts';
import type { Language } from '#words/language.ts';
import { readSettings } from '../../gateways/content.ts';
import { recordsOf } from '../../gateways/firestore.ts';
import { ledger, orders, playerBills, profiles, registrations } from '../../gateways/records.ts';
import { findIn } from '../records/in-chunks.ts';
import { guardianOf } from './guardian-of.ts';

/** The account of a family as its records have it. */
export interface ReadAccount {
  /** The guardian's; empty where no record says it. */
  name: string;
  players: readonly string[];
  /** Its bills, with those of brothers, sisters and other guardians of the same registration. */
  bills: readonly PlayerBill[];
  /** Those that its bills are of, and its own. */
  registrations: readonly Registration[];
  debts: readonly Debt[];
  /** Of the record that came last, as far as one says it. */
  language: Language | undefined;
  statement: Statement;
}

/**
 * Reads what a family was charged and what it paid. Money is found by its record and not by the address on
 * it: that may have changed since. A record that cannot be read refuses all, because the sum would be wrong.
 * @param email lower case
 * @param reader the office reads of every payment how it came and why it went back
 * @throws AppError record_unreadable
 */
export async function readAccount(
  email: string,
  now: Date,
  reader: 'office' | 'guardian' = 'guardian',
): Promise<ReadAccount> {
  const [{ timeZone }, registered, addressed, ordered, people] = await Promise.all([
    readSettings(),
    recordsOf(registrations()).where('payer.email', '==', email).get(),
    recordsOf(playerBills()).where('payer.email', '==', email).get(),
    recordsOf(orders()).where('payer.email', '==', email).get(),
    recordsOf(profiles()).where('email', '==', email).get(),
  ]);
  const profilesById = new Map(people.docs.map((doc) => [doc.id, doc.data()]));
  const ofPlayers = await findIn(playerBills(), 'playerId', profilesById.keys());
  const own = unique([...addressed.docs, ...ofPlayers]);
  const wholes = unique(registered.docs);
  const others = own.flatMap(({ registrationId }) => registrationId ?? []);
  const missing = others.filter((id) => !wholes.some((whole) => whole.id === id));
  const more = await Promise.all([...new Set(missing)].map((id) => registrations().doc(id).get()));
  const found = more.flatMap((doc) => doc.data() ?? []);
  const all = new Map([...wholes, ...found].map((whole) => [whole.id, whole]));
  const siblings = await findIn(playerBills(), 'registrationId', all.keys());
  const bills = uniqueRecords([...own, ...unique(siblings)]);
  const emailOf = (bill: PlayerBill) => guardianOf(bill, all, profilesById);
  const ours = bills.filter((bill) => emailOf(bill) === email);
  const ofOurs = ours.map(({ registrationId }) => registrationId);
  const relevant = [...all.values()].filter(
    ({ id, payer }) => payer.email === email || ofOurs.includes(id),
  );
  const bought = ordered.docs.map((doc) => doc.data());
  const ids = [...relevant, ...bills, ...bought].map(({ id }) => id);
  const booked = (await findIn(ledger(), 'recordId', ids)).map((doc) => doc.data());
  const entries = reader === 'office' ? booked : toldToGuardian(booked, bills);
  const records = { registrations: relevant, bills, orders: bought, entries, emailOf };
  const debts = debtsOf(email, records, timeZone);
  return {
    name: nameOf([...wholes, ...ours, ...bought], [...profilesById.values()]),
    players: playersOf(ours, wholes, profilesById),
    bills: ours,
    registrations: relevant,
    debts,
    language: lastSpoken([...wholes, ...ours, ...bought]),
    statement: statementOf(debts, dayOf(now, timeZone)),
  };
}

interface Doc<T> {
  data(): T;
}
const unique = <T extends { id: string }>(docs: readonly Doc<T>[]): T[] =>
  uniqueRecords(docs.map((doc) => doc.data()));
const uniqueRecords = <T extends { id: string }>(records: readonly T[]): T[] => [
  ...new Map(records.map((record) => [record.id, record])).values(),
];

type Paid = { payer: { firstName: string; lastName: string } | null };

function nameOf(records: readonly Paid[], people: readonly Profile[]): string {
  const payer = records.find((record) => record.payer)?.payer;
  if (payer) return fullName(payer);
  const guardian = people.find(({ parentGuardianName }) => parentGuardianName);
  const holder = people.find(({ role }) => role !== 'member');
  return guardian?.parentGuardianName ?? (holder ? fullName(holder) : '');
}

/** The players of a family: those it is billed for, and those it has registered. */
function playersOf(
  bills: readonly PlayerBill[],
  registered: readonly Registration[],
  people: ReadonlyMap<string, Profile>,
): string[] {
  const billed = bills.flatMap(({ playerId }) => people.get(playerId) ?? []);
  const players = registered
    .filter(({ cancelled }) => !cancelled)
    .flatMap((registration) => registration.players);
  return [...new Set([...billed, ...players].map(fullName))].sort();
}
