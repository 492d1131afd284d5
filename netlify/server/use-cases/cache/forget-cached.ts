import type { Transaction } from '@google-cloud/firestore';
import type { CachePurge } from '#domain/cache/cache-purge.ts';
import { nextAttemptAt } from '#domain/mail/outbox-mail.ts';
import { readable } from '../../core/broken-records.ts';
import { forgetKept } from '../../core/kept-answers.ts';
import { purgeTag } from '../../gateways/cdn.ts';
import { cachePurges } from '../../gateways/records.ts';

/** Of a run; what is left is for the next minute's. */
const BATCH = 20;

/** Writes down, in the transaction of a change, that the CDN must forget these tags. After all reads. */
type AddPurges = (transaction: Transaction, tags: readonly string[]) => void;

/**
 * Makes a change that public copies must follow, and has this process and the CDN forget them at once.
 * What they must forget is written down with the change itself: whatever stops us after it, the next
 * minute's run asks the CDN again until it is done.
 */
export async function changePublic<T>(
  now: Date,
  change: (addPurges: AddPurges) => Promise<T>,
): Promise<T> {
  let purges: CachePurge[] = [];
  const changed = await change((transaction, tags) => {
    purges = tags.map((tag) => newPurge(tag, now));
    for (const purge of purges) transaction.create(cachePurges().doc(purge.id), purge);
  });
  // The change is saved: that this can be noted must not decide what its sender is told.
  await tryPurges(purges, now).catch((error: unknown) => logFailure(String(error)));
  return changed;
}

/** Tries these once; those that fail stay. */
async function tryPurges(purges: readonly CachePurge[], now: Date): Promise<number> {
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
  logFailure(lastError, purge.tag);
  return {
    ...purge,
    attempts,
    lastError,
    nextAttemptAt: nextAttemptAt(attempts, now).toISOString(),
  };
}

function logFailure(detail: string, tag?: string): void {
  console.error(JSON.stringify({ level: 'error', code: 'purge_failed', tag, detail }));
}
