import { standingEntries } from '#domain/payments/reversal.ts';
import { readable } from '../../core/broken-records.ts';
import { ledger } from '../../gateways/records.ts';

/** The most values of one question to Firestore. */
const CHUNK = 30;

/** By record, the check numbers and the like of the money that stands on it, oldest first. */
export async function readReferences(recordIds: readonly string[]): Promise<Map<string, string[]>> {
  const wanted = [...new Set(recordIds)];
  const chunks = Array.from({ length: Math.ceil(wanted.length / CHUNK) }, (_, index) =>
    wanted.slice(index * CHUNK, (index + 1) * CHUNK),
  );
  const found = await Promise.all(chunks.map((ids) => ledger().where('recordId', 'in', ids).get()));
  const entries = found.flatMap(({ docs }) => readable(docs));
  const byRecord = new Map<string, string[]>();
  const sorted = standingEntries(entries).sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  for (const { recordId, reference } of sorted) {
    if (reference) byRecord.set(recordId, [...(byRecord.get(recordId) ?? []), reference]);
  }
  return byRecord;
}
