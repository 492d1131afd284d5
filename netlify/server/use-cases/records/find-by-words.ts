import type { Query } from '@google-cloud/firestore';
import { matchesSearch, searchWords } from '#domain/search/search-tokens.ts';
import { SEARCH_FIELD } from '../../gateways/firestore.ts';
import type { Found } from './table-source.ts';

/** Of more words than these, the shorter ones are not counted. */
const MAX_COUNTED = 5;

/**
 * The records that have all words of a search. Firestore looks for one word at a time, so the newest with
 * the rarest of them are read: a word that nearly all have, such as the provider of an address, hides none.
 * @param records sorted, the newest first
 * @param max so many are read
 */
export async function findByWords<T>(
  records: Query<T>,
  search: string,
  max: number,
  fields: readonly string[],
): Promise<Found> {
  const words = [...new Set(searchWords(search))].sort((a, b) => b.length - a.length);
  const withWord = (word: string) => records.where(SEARCH_FIELD, 'array-contains', word);
  const countOf = async (word: string) => (await withWord(word).count().get()).data().count;
  const rarest = await leastOf(words.slice(0, MAX_COUNTED), countOf);
  if (rarest === undefined) return { docs: [], more: false };
  // The beginnings of its words are most of a record: had only where more than one must be there.
  const looked = words.length > 1 ? [...fields, SEARCH_FIELD] : fields;
  const { docs } = await withWord(rarest)
    .limit(max + 1)
    .select(...looked)
    .get();
  const found = docs
    .slice(0, max)
    .filter((doc) => words.length === 1 || matchesSearch(doc.get(SEARCH_FIELD), search));
  return { docs: found, more: docs.length > max };
}

/** Of one alone nothing is counted. */
async function leastOf(
  words: readonly string[],
  countOf: (word: string) => Promise<number>,
): Promise<string | undefined> {
  if (words.length < 2) return words[0];
  const counted = await Promise.all(
    words.map(async (word) => ({ word, count: await countOf(word) })),
  );
  return counted.reduce((least, one) => (one.count < least.count ? one : least)).word;
}
