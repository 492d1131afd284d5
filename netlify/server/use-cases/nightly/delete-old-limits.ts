import type { Query } from '@google-cloud/firestore';
import { firestore } from '../../gateways/firestore.ts';
import { limits, mailCounts } from '../../gateways/records.ts';
import type { Job } from './job.ts';

/** A batch of Firestore holds 500 writes. */
const PAGE_SIZE = 400;

/**
 * Counts whose day is over: of requests, and of emails to a mailbox. Firestore deletes them automatically where its
 * TTL policy is deployed. What is deleted is not found again, so there is no place to go on from.
 */
export const deleteOldLimits: Job = async ({ now, hasTime }) => {
  let done = 0;
  let left = 0;
  for (const counts of [limits(), mailCounts()]) {
    const old: Query<unknown> = counts.where('expiresAt', '<', now);
    let isMore = true;
    while (isMore && hasTime()) {
      const deleted = await deletePage(old);
      done += deleted;
      isMore = deleted === PAGE_SIZE;
    }
    if (isMore) left += (await old.count().get()).data().count;
  }
  return { done, failed: [], left, resumeAt: left > 0 ? { limits: null } : {} };
};

async function deletePage(old: Query<unknown>): Promise<number> {
  const { docs } = await old.limit(PAGE_SIZE).get();
  const batch = firestore().batch();
  for (const { ref } of docs) batch.delete(ref);
  if (docs.length > 0) await batch.commit();
  return docs.length;
}
