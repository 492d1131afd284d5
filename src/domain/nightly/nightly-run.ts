import * as z from 'zod/mini';
import { dayOf } from '../calendar/day.ts';

/** The last record that a part of a job has looked at: the value it is ordered by, and its id. */
const CursorSchema = z.object({ value: z.string(), id: z.string() });
export type Cursor = z.infer<typeof CursorSchema>;

/** What one job of a run did. */
const JobReportSchema = z.object({
  job: z.string(),
  /** Records changed, records deleted or emails written. */
  done: z.int(),
  /** Records it had no time to look at; null where the job failed before it could say. */
  left: z.nullable(z.int()),
  /** What went wrong, or null. */
  error: z.nullable(z.string()),
  /** Where its unfinished parts go on; null: at their beginning. */
  resumeAt: z.record(z.string(), z.nullable(CursorSchema)),
});
export type JobReport = z.infer<typeof JobReportSchema>;

/** One run of the nightly jobs (collection `nightlyRuns`), written after each job. */
export const NightlyRunSchema = z.object({
  id: z.string(),
  startedAt: z.iso.datetime(),
  /** Null while it runs, and where it was stopped from outside. */
  endedAt: z.nullable(z.iso.datetime()),
  jobs: z.array(JobReportSchema),
});
export type NightlyRun = z.infer<typeof NightlyRunSchema>;

/** The local hour at which the night's work begins, and for how many hours it is gone on with. */
const NIGHT_BEGINS = 5;
const NIGHT_HOURS = 3;

/** Whether a run came to the end of all its jobs. Records that failed are for the next night. */
function isFinished({ endedAt, jobs }: NightlyRun): boolean {
  return endedAt !== null && jobs.every(({ left }) => left === 0);
}

/** The run that is gone on with: the last one, where it is of the same local day and not finished. */
export function runToContinue(
  last: NightlyRun | undefined,
  now: Date,
  timeZone: string,
): NightlyRun | undefined {
  return last && isOfDay(last, now, timeZone) && !isFinished(last) ? last : undefined;
}

/** Whether there is work: in the night's hours, until a run of the same local day has finished it. */
export function isNightlyDue(last: NightlyRun | undefined, now: Date, timeZone: string): boolean {
  const local = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  const hour = Number(local.format(now));
  if (hour < NIGHT_BEGINS || hour >= NIGHT_BEGINS + NIGHT_HOURS) return false;
  return !last || !isOfDay(last, now, timeZone) || !isFinished(last);
}

function isOfDay({ startedAt }: NightlyRun, now: Date, timeZone: string): boolean {
  return dayOf(new Date(startedAt), timeZone) === dayOf(now, timeZone);
}
