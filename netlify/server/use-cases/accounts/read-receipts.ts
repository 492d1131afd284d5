import type { ReceiptView } from '#contracts/accounts/record-views.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { readable } from '../../core/broken-records.ts';
import { ledger } from '../../gateways/records.ts';
import { findIn } from '../records/in-chunks.ts';
import { viewReceipts } from './view-receipts.ts';

/**
 * The newest movements of money of a person. Where the list does not reach back to a payment of which a part was
 * kept, the whole of its record is read.
 */
export async function readReceipts(
  newest: readonly LedgerEntry[],
  notesOf: Parameters<typeof viewReceipts>[1],
): Promise<ReceiptView[]> {
  const here = new Set(newest.map(({ id }) => id));
  const cut = newest.filter(({ reverses }) => reverses !== undefined && !here.has(reverses));
  const recordIds = [...new Set(cut.map(({ recordId }) => recordId))];
  const found = recordIds.length > 0 ? await findIn(ledger(), 'recordId', recordIds) : [];
  const older = readable(found).filter(({ id }) => !here.has(id));
  return viewReceipts(newest, notesOf, [...newest, ...older]);
}
