import type { JobReport } from '#domain/nightly/nightly-run.ts';
import type { JobResult } from './job.ts';

/**
 * Does a job. One that fails says so in its report, and keeps no other from being done.
 * @param resumeAt where it begins, and where the next run does if it fails
 */
export async function runJob(
  job: string,
  work: () => Promise<JobResult>,
  resumeAt: JobReport['resumeAt'] = {},
): Promise<JobReport> {
  try {
    const { failed, ...result } = await work();
    for (const detail of failed) log(job, detail);
    const [first] = failed;
    const error = first === undefined ? null : `${failed.length} failed, such as ${first}`;
    return { job, ...result, error: error?.slice(0, 500) ?? null };
  } catch (error) {
    log(job, String(error));
    return { job, done: 0, left: null, error: String(error).slice(0, 500), resumeAt };
  }
}

function log(job: string, detail: string): void {
  console.error(JSON.stringify({ level: 'error', code: 'nightly', job, detail }));
}
