import type { Query } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import { LedgerEntrySchema } from '#domain/payments/ledger-entry.ts';
import { type Movement, movementsOf } from '#domain/payments/movements.ts';
import { isWithin, type Range } from '#domain/payments/period.ts';
import { RECORD_WORDS } from '#domain/search/record-words.ts';
import { matchesSearch, searchTokens, searchWords } from '#domain/search/search-tokens.ts';
import { readableParts } from '../../gateways/firestore.ts';
import { ledger } from '../../gateways/records.ts';
import { findByWords } from '../records/find-by-words.ts';

/** All of an entry but its pages at Stripe and what finds it: that is most of what is stored. */
const PartSchema = z.omit(LedgerEntrySchema, { stripeCheckoutSessionId: true });
export type MovedPart = z.infer<typeof PartSchema>;
const PART_FIELDS = Object.keys(PartSchema.shape);

/** A search through all years looks at so many of the newest entries. */
const MAX_FOUND = 500;

/**
 * How money moved in a range of time, each refund on its own day. Reads the entries that arrived in the
 * range, and every entry with a refund: those are few, and Firestore cannot ask for the days of refunds.
 */
export async function readMovements(range: Range): Promise<Movement<MovedPart>[]> {
  const arrived = ledger().where('paidAt', '>=', range.from).where('paidAt', '<', range.to);
  const [came, refunded] = await Promise.all([
    readParts(arrived),
    readParts(ledger().where('refundedCents', '>', 0)),
  ]);
  const entries = new Map([...came, ...refunded].map((entry) => [entry.id, entry]));
  return movementsOf([...entries.values()]).filter(({ at }) => isWithin(at, range));
}

/** How the money of entries that a search finds moved, of all years. */
export async function searchMovements(
  search: string,
): Promise<{ movements: Movement<MovedPart>[]; more: boolean }> {
  const newest = ledger().orderBy('createdAt', 'desc');
  const { docs, more } = await findByWords(newest, search, MAX_FOUND, PART_FIELDS);
  return { movements: movementsOf(readableParts(docs, PartSchema)), more };
}

/** The movements that have the beginnings of all words of a search. */
export function searchIn(
  movements: readonly Movement<MovedPart>[],
  search: string,
): Movement<MovedPart>[] {
  if (searchWords(search).length === 0) return [...movements];
  return movements.filter(({ entry }) =>
    matchesSearch(searchTokens(RECORD_WORDS.payments(entry)), search),
  );
}

async function readParts(query: Query): Promise<MovedPart[]> {
  const { docs } = await query.select(...PART_FIELDS).get();
  return readableParts(docs, PartSchema);
}
