import { standingEntries } from '#domain/payments/reversal.ts';
import { readable } from '../../core/broken-records.ts';
import { ledger } from '../../gateways/records.ts';
import { findIn } from '../records/in-chunks.ts';

/** By record, the check numbers and the like of the money that stands on it, oldest first. */
export async function readReferences(recordIds: readonly string[]): Promise<Map<string, string[]>> {
  const entries = readable(await findIn(ledger(), 'recordId', recordIds));
  const byRecord = new Map<string, string[]>();
  const sorted = standingEntries(entries).sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  for (const { recordId, reference } of sorted) {
    if (reference) byRecord.set(recordId, [...(byRecord.get(recordId) ?? []), reference]);
  }
  return byRecord;
}
