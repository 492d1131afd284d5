import type { FamilyRow, FamilyTotals } from '#contracts/families/dashboard.ts';
import type { TableQuery } from '#contracts/records/table.ts';
import { sumByAge } from '#domain/families/age.ts';
import { type Family, holdOn } from '#domain/families/family.ts';
import type { OwingFamily } from '#domain/families/owing.ts';
import { matchesSearch, searchTokens, searchWords } from '#domain/search/search-tokens.ts';
import { profileLanguages } from '../languages/profile-languages.ts';
import { countBroken } from '../records/count-broken.ts';
import type { TablePage } from '../records/read-table.ts';
import { readFamilyRecords } from './family-record.ts';
import { findSettled } from './find-settled.ts';
import { readOwing } from './read-open.ts';

/** A page of the families with a balance; a search finds the others, too. @throws AppError record_unreadable */
export async function listFamilies(query: TableQuery, now: Date): Promise<TablePage<FamilyRow>> {
  const { families: owing, today } = await readOwing(now);
  const isSearch = searchWords(query.search).length > 0;
  const found = isSearch ? await findSettled(query.search, owing) : NONE;
  const families = [
    ...owing.map((family) => withPlayers(family, found.playersOf.get(family.email))),
    ...(isOfOwed(query) ? [] : found.families),
  ];
  const known = await readFamilyRecords(families.map(({ email }) => email));
  const rows = families
    .map((family) => rowOf(family, known.get(family.email), today))
    .filter((row) => isWanted(row, query))
    .sort(compareBy(query));
  const start = (query.page - 1) * query.pageSize;
  const page = rows.slice(start, start + query.pageSize);
  return { rows: await withLanguages(page), total: rows.length, more: found.more };
}

const NONE: Awaited<ReturnType<typeof findSettled>> = {
  families: [],
  playersOf: new Map(),
  more: false,
};

/** Whether families are filtered by what they owe, so that none without a balance is meant. */
const isOfOwed = ({ filters }: TableQuery): boolean => Boolean(filters.age || filters.balance);

/** A child who has paid finds the family that owes for another. */
function withPlayers(family: OwingFamily, found: readonly string[] = []): OwingFamily {
  return { ...family, players: [...new Set([...family.players, ...found])].sort() };
}

/** Where no record of money says it, the account or the players of the address may. */
async function withLanguages(rows: readonly FamilyRow[]): Promise<FamilyRow[]> {
  const silent = rows.filter(({ language, email }) => language === null && email !== '');
  const known = await profileLanguages(silent.map(({ email }) => email));
  return rows.map((row) => ({ ...row, language: row.language ?? known.get(row.email) ?? null }));
}

function rowOf(family: OwingFamily, known: Family | undefined, today: string): FamilyRow {
  const { due: _, ordersCents: _orders, players, ...row } = family;
  const remindedAt = known?.remindedAt ?? null;
  const language = known?.language ?? family.language ?? null;
  return { ...row, players: [...players], hold: holdOn(known, today), remindedAt, language };
}

/** Whether a row has what is searched for and is in every filter. */
function isWanted(row: FamilyRow, { search, filters }: TableQuery): boolean {
  const { age = '', hold = '', balance = '' } = filters;
  const has = (filter: string, value: string | null) =>
    filter === '' || filter.split(',').includes(value ?? '');
  return (
    has(age, row.age) &&
    has(hold, row.hold ? 'held' : 'free') &&
    has(balance, row.balanceCents < 0 ? 'credit' : 'owes') &&
    matchesSearch(searchTokens([row.name, row.email, ...row.players]), search)
  );
}

type Compare = (a: FamilyRow, b: FamilyRow) => number;

const BY: Readonly<Record<string, Compare>> = {
  balance: (a, b) => a.balanceCents - b.balanceCents,
  // Who owes nothing comes last where the longest due is first.
  oldestDue: (a, b) => (a.oldestDue ?? '9').localeCompare(b.oldestDue ?? '9'),
  name: (a, b) => (a.name || a.email).localeCompare(b.name || b.email),
};

function compareBy({ sort, direction }: TableQuery): Compare {
  const compare = BY[sort] ?? BY.balance;
  const sign = direction === 'asc' ? 1 : -1;
  return (a, b) => sign * (compare?.(a, b) ?? 0) || a.id.localeCompare(b.id);
}

/** The sums of all families. @throws AppError record_unreadable */
export async function readFamilyTotals(now: Date): Promise<FamilyTotals> {
  const [{ families, today }, unreadable] = await Promise.all([
    readOwing(now),
    countBroken(['playerBills', 'orders', 'registrations']),
  ]);
  const sum = (of: (family: OwingFamily) => number) =>
    families.reduce((total, family) => total + of(family), 0);
  const owedCents = sum((family) => family.owedCents);
  const ordersCents = sum((family) => family.ordersCents);
  return {
    owedCents,
    ordersCents,
    billsCents: owedCents - ordersCents,
    creditCents: sum((family) => family.creditCents),
    ages: sumByAge(
      families.flatMap(({ due }) => due),
      today,
    ),
    unreadable,
  };
}
