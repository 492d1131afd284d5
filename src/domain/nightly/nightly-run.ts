import * as z from 'zod/mini';
import { type Day, dayOf, timeOf } from '../calendar/day.ts';

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

/** The nightly jobs, and what cleans up after uploads every hour, in one record a day. */
export const WORKS = ['night', 'uploads'] as const;
export type NightlyWork = (typeof WORKS)[number];

/** One run of the nightly jobs (collection `nightlyRuns`), written after each job. */
export const NightlyRunSchema = z.object({
  id: z.string(),
  work: z._default(z.enum(WORKS), 'night'),
  startedAt: z.iso.datetime(),
  /** Null while it runs, and where it was stopped from outside. */
  endedAt: z.nullable(z.iso.datetime()),
  jobs: z.array(JobReportSchema),
});
export type NightlyRun = z.infer<typeof NightlyRunSchema>;

/** For how many hours the night's work is gone on with. */
const NIGHT_HOURS = 3;

/** Whether a run came to the end of all its jobs. Records that failed are for the next night. */
function isFinished({ endedAt, jobs }: NightlyRun): boolean {
  return endedAt !== null && jobs.every(({ left }) => left === 0);
}

/** When it is night: of the site settings. */
interface Night {
  /** IANA name */
  timeZone: string;
  /** The local hour at which the night's work begins, 0 to 23; it may be gone on with past midnight. */
  nightlyHour: number;
}

/** The run that is gone on with: the last one, where it is of the same night and not finished. */
export function runToContinue(
  last: NightlyRun | undefined,
  now: Date,
  night: Night,
): NightlyRun | undefined {
  return last && isOfNight(last, now, night) && !isFinished(last) ? last : undefined;
}

/** Whether there is work: in the night's hours, until a run of the same night has finished it. */
export function isNightlyDue(last: NightlyRun | undefined, now: Date, night: Night): boolean {
  if ((localHour(now, night) - night.nightlyHour + 24) % 24 >= NIGHT_HOURS) return false;
  return !last || !isOfNight(last, now, night) || !isFinished(last);
}

function isOfNight({ startedAt }: NightlyRun, now: Date, night: Night): boolean {
  return nightOf(new Date(startedAt), night) === nightOf(now, night);
}

/** The local day on which the night of an instant has begun. By the clock on the wall, so that no change of clocks makes two. */
function nightOf(instant: Date, night: Night): Day {
  const day = dayOf(instant, night.timeZone);
  return localHour(instant, night) < night.nightlyHour ? dayBefore(day) : day;
}

function localHour(instant: Date, { timeZone }: Night): number {
  return Number(timeOf(instant, timeZone).slice(0, 2));
}

function dayBefore(day: Day): Day {
  return new Date(Date.parse(day) - 24 * 60 * 60_000).toISOString().slice(0, 10);
}
