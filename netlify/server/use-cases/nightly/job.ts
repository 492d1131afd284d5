import type { QueryDocumentSnapshot } from '@google-cloud/firestore';
import pMap from 'p-map';
import type { JobReport } from '#domain/nightly/nightly-run.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { BrokenRecordError } from '../../core/broken-records.ts';

export interface JobContext {
  settings: Settings;
  now: Date;
  /** Whether the job may begin another page. */
  hasTime: () => boolean;
  /** The unfinished parts, where an earlier run of this night left some; empty for all from the start. */
  resumeAt: JobReport['resumeAt'];
}

/** How far a job came. `failed` names the records that could not be worked on, and why. */
export interface JobResult extends Pick<JobReport, 'done' | 'resumeAt'> {
  left: number;
  failed: readonly string[];
}

/** Something that is done every night, a page at a time. Doing it twice changes nothing. */
export type Job = (context: JobContext) => Promise<JobResult>;

/** How many records are worked on at once. */
const AT_ONCE = 10;

/**
 * Works on records, several at once; one that fails does not keep the others from being done.
 * @param work answers whether it changed anything
 */
export async function forEachRecord<T>(
  docs: readonly QueryDocumentSnapshot<T>[],
  work: (doc: QueryDocumentSnapshot<T>) => Promise<boolean>,
  concurrency = AT_ONCE,
): Promise<{ done: number; failed: string[] }> {
  const failed: string[] = [];
  const outcomes = await pMap(
    docs,
    async (doc) => {
      try {
        return await work(doc);
      } catch (error) {
        failed.push(`${doc.ref.path}: ${reasonOf(error)}`);
        return false;
      }
    },
    { concurrency },
  );
  return { done: outcomes.filter(Boolean).length, failed };
}

function reasonOf(error: unknown): string {
  if (error instanceof BrokenRecordError) return error.detail;
  return error instanceof Error ? error.message : String(error);
}
