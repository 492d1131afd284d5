import type { JobReport, NightlyRun, NightlyWork } from './nightly-run.ts';

/** A run each day, and some time for one that begins late. */
const DUE_AFTER_HOURS = 26;
const HOUR_MS = 60 * 60_000;

/**
 * Whether somebody must look at the nightly work: its last run is too long ago, or a job has failed, was left
 * unfinished or said that something is wrong, and no run since has done it. Of a website on which it never
 * ran nothing is known.
 * @param runs the newest first
 */
export function hasNightProblem(runs: readonly NightlyRun[], now: Date): boolean {
  const since = new Date(now.getTime() - DUE_AFTER_HOURS * HOUR_MS).toISOString();
  return (['night', 'uploads'] satisfies NightlyWork[]).some((work) => {
    const ended = runs.filter((run) => run.work === work && run.endedAt !== null);
    if (ended.length === 0) return false;
    const recent = ended.filter(({ startedAt }) => startedAt > since);
    return recent.length === 0 || newestReports(recent).some(isBad);
  });
}

const isBad = ({ error, left }: JobReport) => error !== null || left !== 0;

function newestReports(runs: readonly NightlyRun[]): JobReport[] {
  const reports = runs.flatMap(({ jobs }) => jobs.map((one) => [one.job, one] as const));
  return [...new Map(reports.toReversed()).values()];
}
