import { timeBudget } from '../../core/time-budget.ts';
import { cleanPublished } from './clean-published.ts';
import { cleanUploads } from './clean-uploads.ts';
import { expirePending, expireRejected, noticeWaiting } from './expire-submissions.ts';

/** Of the thirty seconds that a scheduled function has; what is begun is ended. */
const BUDGET_MS = 20_000;

interface Cleaned {
  /** Files of uploads, submissions, and published videos that were made anew. */
  deleted: number;
  expired: number;
  cleaned: number;
}

/**
 * Deletes what people sent in and nobody needs, each kind for an even share of the time that is left, so that
 * none keeps the others waiting. What there is no time for, or what failed, is for the next run.
 * @param startTimer what measures a kind's time
 * @throws Error the first one that kept a kind from its work, after the others had their turn
 */
export async function cleanGallery(now: Date, startTimer = timeBudget): Promise<Cleaned> {
  const result: Cleaned = { deleted: 0, expired: 0, cleaned: 0 };
  const errors: unknown[] = [];
  const sweeping =
    (kind: 'deleted' | 'expired', work: typeof cleanUploads) => async (hasTime: () => boolean) => {
      const { done, failed } = await work(now, hasTime);
      result[kind] += done;
      for (const detail of failed) log(detail);
    };
  const jobs: ((hasTime: () => boolean) => Promise<void>)[] = [
    () => noticeWaiting(now),
    sweeping('expired', expirePending),
    sweeping('expired', expireRejected),
    sweeping('deleted', cleanUploads),
    async (hasTime) => {
      result.cleaned = await cleanPublished(now, hasTime);
    },
  ];
  const end = performance.now() + BUDGET_MS;
  for (const [index, job] of jobs.entries()) {
    try {
      await job(startTimer((end - performance.now()) / (jobs.length - index)));
    } catch (error) {
      log(String(error));
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
  return result;
}

function log(detail: string): void {
  console.error(JSON.stringify({ level: 'error', code: 'clean_uploads', detail }));
}
