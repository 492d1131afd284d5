import type { Config } from '@netlify/functions';
import * as z from 'zod/mini';
import { isNightlyDue } from '#domain/nightly/nightly-run.ts';
import { readSettings } from '#server/gateways/content.ts';
import { guarded } from '#server/routes/http/handle.ts';
import { respondJson } from '#server/routes/http/respond.ts';
import { lastRun, runNightly } from '#server/use-cases/nightly/run-nightly.ts';

/** A scheduled function may take thirty seconds. */
const DEADLINE_MS = 29_000;

/** What Netlify's schedule sends along; whoever calls by hand sends nothing, and has it run. */
const ScheduledCallSchema = z.object({ next_run: z.string() });

export default guarded(async (request, { now }) => {
  if ((await isScheduled(request)) && !(await isDue(now))) return respondJson({ report: [] });
  const { jobs } = await runNightly(now);
  const hasFailed = jobs.some(({ error }) => error !== null);
  return respondJson({ report: jobs }, hasFailed ? 500 : 200);
}, DEADLINE_MS);

async function isScheduled(request: Request): Promise<boolean> {
  const body: unknown = await request.json().catch(() => undefined);
  return ScheduledCallSchema.safeParse(body).success;
}

async function isDue(now: Date): Promise<boolean> {
  const [settings, last] = await Promise.all([readSettings(), lastRun(now)]);
  return isNightlyDue(last, now, settings.timeZone);
}

/** Every ten minutes: in the night's hours until the work is done, else there is nothing to do. */
export const config: Config = { schedule: '*/10 * * * *' };
