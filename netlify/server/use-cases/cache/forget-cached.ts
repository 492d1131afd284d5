import type { Transaction } from '@google-cloud/firestore';
import type { CachePurge } from '#domain/cache/cache-purge.ts';
import { nextAttemptAt } from '#domain/mail/outbox-mail.ts';
import { readable } from '../../core/broken-records.ts';
import { forgetKept } from '../../core/kept-answers.ts';
import { purgeTag } from '../../gateways/cdn.ts';
import { cachePurges } from '../../gateways/records.ts';

/** Of a run; what is left is for the next minute's. */
const BATCH = 20;

/**
 * Writes down, with the change itself, that the CDN must forget these tags: whatever stops us after
 * the change, the next minute's run asks the CDN again until it is done.
 */
export function addPurges(
  transaction: Transaction,
  tags: readonly string[],
  now: Date,
): CachePurge[] {
  return tags.map((tag) => {
    const purge = newPurge(tag, now);
    transaction.create(cachePurges().doc(purge.id), purge);
    return purge;
  });
}

/** Has this process and the CDN forget a tag at once; where that fails it is written down and tried again. */
export async function forgetCached(tag: string, now: Date = new Date()): Promise<void> {
  forgetKept(tag);
  const purge = newPurge(tag, now);
  try {
    await purgeTag(tag);
  } catch (error) {
    await cachePurges()
      .doc(purge.id)
      .create(failed(purge, error, now));
  }
}

/** Tries these once; those that fail stay. */
export async function tryPurges(purges: readonly CachePurge[], now: Date): Promise<number> {
  const done = await Promise.all(purges.map((purge) => tryOne(purge, now)));
  return done.filter(Boolean).length;
}

/** Tries again what is due, the longest waiting first. */
export async function retryPurges(now: Date): Promise<{ purged: number; failed: number }> {
  const due = await cachePurges()
    .where('nextAttemptAt', '<=', now.toISOString())
    .orderBy('nextAttemptAt')
    .limit(BATCH)
    .get();
  const purged = await tryPurges(readable(due.docs), now);
  return { purged, failed: due.size - purged };
}

async function tryOne(purge: CachePurge, now: Date): Promise<boolean> {
  const doc = cachePurges().doc(purge.id);
  forgetKept(purge.tag);
  try {
    await purgeTag(purge.tag);
  } catch (error) {
    await doc.set(failed(purge, error, now));
    return false;
  }
  await doc.delete();
  return true;
}

function newPurge(tag: string, now: Date): CachePurge {
  const at = now.toISOString();
  return {
    id: crypto.randomUUID(),
    tag,
    attempts: 0,
    nextAttemptAt: at,
    lastError: null,
    createdAt: at,
  };
}

function failed(purge: CachePurge, error: unknown, now: Date): CachePurge {
  const attempts = purge.attempts + 1;
  const lastError = String(error).slice(0, 500);
  console.error(
    JSON.stringify({ level: 'error', code: 'purge_failed', tag: purge.tag, detail: lastError }),
  );
  return {
    ...purge,
    attempts,
    lastError,
    nextAttemptAt: nextAttemptAt(attempts, now).toISOString(),
  };
}
