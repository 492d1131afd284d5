import type { CollectionReference } from '@google-cloud/firestore';
import type { SeenRecord } from '#contracts/records/change.ts';
import type { Account } from '../../core/account.ts';
import { readWordsAbout } from '../privacy/forget-about.ts';
import { deleteRecord } from './change-record.ts';

/**
 * Deletes what someone sent us, with what emails and the log say of it. The log keeps that it was
 * deleted, by whom and when, and none of its words. A reply of the office that waits still goes out.
 * @throws AppError not_found, conflict (changed since it was seen)
 */
export async function deleteSentIn<T extends { id: string; updatedAt: string; createdAt: string }>(
  collection: CollectionReference<T>,
  record: SeenRecord,
  action: string,
  actor: Account,
  now: Date,
): Promise<void> {
  await deleteRecord(record, {
    collection,
    actor,
    action,
    now,
    inTransaction: async (transaction, { id }) => {
      const forget = await readWordsAbout(transaction, `${collection.id}/${id}`, 'keepOffices');
      forget();
    },
    logged: ({ createdAt }) => ({ createdAt }),
  });
}
