import { type NightlyRun, runToContinue } from '#domain/nightly/nightly-run.ts';
import { readable } from '../../core/broken-records.ts';
import { timeBudget } from '../../core/time-budget.ts';
import { readSettings } from '../../gateways/content.ts';
import { nightlyRuns } from '../../gateways/records.ts';
import { catchUpOnPayouts } from './catch-up-on-payouts.ts';
import { catchUpOnPlans } from './catch-up-on-plans.ts';
import { checkLedgerSums } from './check-ledger-sums.ts';
import { checkRecords } from './check-records.ts';
import { deleteMedicalNotes } from './delete-medical-notes.ts';
import { deleteOldLimits } from './delete-old-limits.ts';
import { deleteOldRecords, deleteOldRuns } from './delete-old-records.ts';
import { deleteOldSignatures } from './delete-old-signatures.ts';
import { deleteOldUndos } from './delete-old-undos.ts';
import { deletePastPlayers } from './delete-past-players.ts';
import { forgetOldWords } from './forget-old-words.ts';
import type { Job } from './job.ts';
import { mailYearStatements } from './mail-year-statements.ts';
import { markOverdueBills } from './mark-overdue-bills.ts';
import { openNewYears } from './open-new-years.ts';
import { remindOfDueBills } from './remind-of-due-bills.ts';
import { remindOfPledges } from './remind-of-pledges.ts';
import { runJob } from './run-job.ts';

/** In this order: what the privacy page promises comes before any reminder. */
const JOBS: Readonly<Record<string, Job>> = {
  deleteMedicalNotes,
  deletePastPlayers,
  deleteOldSignatures,
  deleteOldUndos,
  deleteOldRecords,
  deleteOldRuns,
  deleteOldLimits,
  forgetOldWords,
  openNewYears,
  // Before what is asked for: of a plan that has ended the rest is owed again, and what was paid is not.
  catchUpOnPlans,
  catchUpOnPayouts,
  markOverdueBills,
  remindOfDueBills,
  remindOfPledges,
  mailYearStatements,
  checkLedgerSums,
  checkRecords,
};

/** Of the thirty seconds that a scheduled function has; a job ends with its page, a few seconds later at most. */
const BUDGET_MS = 22_000;

/**
 * Does every job, each for an even share of the time that is left, so that none keeps the others
 * waiting; what a job does not need is for those after it. After a run of the same night that did not
 * finish, it does only what that one left. How far it came is stored after each job.
 * @param startTimer what measures a job's time
 */
export async function runNightly(now: Date, startTimer = timeBudget): Promise<NightlyRun> {
  const settings = await readSettings();
  const earlier = runToContinue(await lastRun(now), now, settings);
  const jobs = Object.entries(JOBS).filter(([job]) => !earlier || leftBy(earlier, job));
  const end = performance.now() + BUDGET_MS;
  const startedAt = now.toISOString();
  const id = `${startedAt}-${crypto.randomUUID().slice(0, 8)}`;
  let run: NightlyRun = { id, work: 'night', startedAt, endedAt: null, jobs: [] };
  for (const [index, [job, work]] of jobs.entries()) {
    const hasTime = startTimer((end - performance.now()) / (jobs.length - index));
    const resumeAt = earlier?.jobs.find((report) => report.job === job)?.resumeAt ?? {};
    const context = { settings, now, hasTime, resumeAt };
    const report = await runJob(job, () => work(context), resumeAt);
    run = { ...run, jobs: [...run.jobs, report] };
    await nightlyRuns().doc(id).set(run);
  }
  const took = performance.now() - (end - BUDGET_MS);
  run = { ...run, endedAt: new Date(now.getTime() + took).toISOString() };
  await nightlyRuns().doc(id).set(run);
  return run;
}

/** With those of uploads, of which there is one record a day. */
const NEWEST = 5;

/** The newest run of the night's jobs until now. */
export async function lastRun(now: Date): Promise<NightlyRun | undefined> {
  const runs = nightlyRuns().where('startedAt', '<=', now.toISOString());
  const { docs } = await runs.orderBy('startedAt', 'desc').limit(NEWEST).get();
  return readable(docs).find(({ work }) => work === 'night');
}

/** A job that the earlier run did not come to counts as left, too, unless it had been done before. */
function leftBy({ endedAt, jobs }: NightlyRun, job: string): boolean {
  const report = jobs.find((one) => one.job === job);
  return report ? report.left !== 0 : endedAt === null;
}
