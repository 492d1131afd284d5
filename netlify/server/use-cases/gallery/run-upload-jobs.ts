import type { JobReport, NightlyRun } from '#domain/nightly/nightly-run.ts';
import { readOne } from '../../core/broken-records.ts';
import { timeBudget } from '../../core/time-budget.ts';
import { nightlyRuns } from '../../gateways/records.ts';
import type { JobResult } from '../nightly/job.ts';
import { runJob } from '../nightly/run-job.ts';
import { cleanPublished } from './clean-published.ts';
import { cleanUploads } from './clean-uploads.ts';
import { expirePending, expireRejected, noticeWaiting } from './expire-submissions.ts';

type UploadJob = (now: Date, hasTime: () => boolean) => Promise<JobResult>;

const JOBS: Readonly<Record<string, UploadJob>> = {
  noticeWaiting,
  expirePending,
  expireRejected,
  cleanUploads,
  cleanPublished,
};

/** Of the thirty seconds that a scheduled function has; what is begun is ended. */
const BUDGET_MS = 20_000;

/**
 * Does each of these for an even share of the time that is left, whatever becomes of the others. What there is
 * no time for, or what failed, is for the next run. Noted with the runs of the night: one record a day, with
 * what all runs of that day have done and what the last one says.
 * @param startTimer what measures a job's time
 * @returns what this run has done
 */
export async function runUploadJobs(now: Date, startTimer = timeBudget): Promise<JobReport[]> {
  const end = performance.now() + BUDGET_MS;
  const all = Object.entries(JOBS);
  const reports: JobReport[] = [];
  for (const [index, [job, work]] of all.entries()) {
    const hasTime = startTimer((end - performance.now()) / (all.length - index));
    reports.push(await runJob(job, () => work(now, hasTime)));
  }
  const startedAt = now.toISOString();
  const id = `${startedAt.slice(0, 10)}-uploads`;
  const earlier = readOne(await nightlyRuns().doc(id).get())?.jobs ?? [];
  const jobs = reports.map((report) => ({
    ...report,
    done: report.done + (earlier.find(({ job }) => job === report.job)?.done ?? 0),
  }));
  const took = performance.now() - (end - BUDGET_MS);
  const endedAt = new Date(now.getTime() + took).toISOString();
  const day: NightlyRun = { id, work: 'uploads', startedAt, endedAt, jobs };
  await nightlyRuns().doc(id).set(day);
  return reports;
}
