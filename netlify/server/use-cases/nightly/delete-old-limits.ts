import { firestore } from '../../gateways/firestore.ts';
import { limits } from '../../gateways/records.ts';
import type { Job } from './job.ts';

/** A batch of Firestore holds 500 writes. */
const PAGE_SIZE = 400;

/**
 * Counts whose day is over. Firestore deletes them automatically where its TTL policy is deployed. What is
 * deleted is not found again, so there is no place to go on from.
 */
export const deleteOldLimits: Job = async ({ now, hasTime }) => {
  const old = limits().where('expiresAt', '<', now);
  let done = 0;
  while (hasTime()) {
    const { docs } = await old.limit(PAGE_SIZE).get();
    const batch = firestore().batch();
    for (const { ref } of docs) batch.delete(ref);
    if (docs.length > 0) await batch.commit();
    done += docs.length;
    if (docs.length < PAGE_SIZE) return { done, failed: [], left: 0, resumeAt: {} };
  }
  const left = (await old.count().get()).data().count;
  return { done, failed: [], left, resumeAt: left > 0 ? { limits: null } : {} };
};
