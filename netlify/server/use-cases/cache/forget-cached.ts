import type { Transaction } from '@google-cloud/firestore';
import type { CachePurge } from '#domain/cache/cache-purge.ts';
import { nextAttemptAt } from '#domain/mail/outbox-mail.ts';
import { readable } from '../../core/broken-records.ts';
import { forgetKept } from '../../core/kept-answers.ts';
import { purgeTag } from '../../gateways/cdn.ts';
import { cachePurges } from '../../gateways/records.ts';

/** Of a run; what is left is for the next minute's. */
const BATCH = 100;
/** More than an answer takes that was begun before the change. */
const AGAIN_MS = 30_000;

/** Writes down, in the transaction of a change, that the CDN must forget these tags. After all reads. */
type AddPurges = (transaction: Transaction, tags: readonly string[]) => void;

/**
 * Makes a change that public copies must follow, and has this process and the CDN forget them at once.
 * What they must forget is written down with the change itself: whatever stops us after it, the next
 * minute's run asks the CDN again until it is done. Once done, it is asked a second time: an answer that was being
 * read meanwhile, in another function, may have come to the CDN after the first.
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

/** Tries these once, each tag once: Netlify takes few at a time of one. Those that fail stay. */
async function tryPurges(purges: readonly CachePurge[], now: Date): Promise<number> {
  const tags = [...new Set(purges.map(({ tag }) => tag))];
  const ofTag = (wanted: string) => purges.filter(({ tag }) => tag === wanted);
  const done = await Promise.all(tags.map((tag) => tryTag(tag, ofTag(tag), now)));
  return done.reduce((sum, count) => sum + count, 0);
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

/** @returns how many of them the CDN has done */
async function tryTag(tag: string, purges: readonly CachePurge[], now: Date): Promise<number> {
  forgetKept(tag);
  const docOf = ({ id }: CachePurge) => cachePurges().doc(id);
  try {
    await purgeTag(tag);
  } catch (error) {
    await Promise.all(purges.map((purge) => docOf(purge).set(failed(purge, error, now))));
    return 0;
  }
  await Promise.all(
    purges.map((purge) =>
      purge.purgedAt === null ? docOf(purge).set(onceMore(purge, now)) : docOf(purge).delete(),
    ),
  );
  return purges.length;
}

function newPurge(tag: string, now: Date): CachePurge {
  const at = now.toISOString();
  return {
    id: crypto.randomUUID(),
    tag,
    attempts: 0,
    nextAttemptAt: at,
    lastError: null,
    purgedAt: null,
    createdAt: at,
  };
}

function onceMore(purge: CachePurge, now: Date): CachePurge {
  const nextAttemptAt = new Date(now.getTime() + AGAIN_MS).toISOString();
  return { ...purge, attempts: 0, lastError: null, purgedAt: now.toISOString(), nextAttemptAt };
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
