import * as z from 'zod/mini';
import { isNightDue } from '../../use-cases/nightly/is-night-due.ts';
import { runNightly } from '../../use-cases/nightly/run-nightly.ts';
import { guarded } from '../http/guarded.ts';
import { respondJson } from '../http/respond.ts';

/** A scheduled function may take thirty seconds. */
const DEADLINE_MS = 29_000;

/** What Netlify's schedule sends along; whoever calls by hand sends nothing, and has it run. */
const ScheduledCallSchema = z.object({ next_run: z.string() });

export const answerNightly = guarded(async (request, { now }) => {
  if ((await isScheduled(request)) && !(await isNightDue(now))) return respondJson({ report: [] });
  const { jobs } = await runNightly(now);
  const hasFailed = jobs.some(({ error }) => error !== null);
  return respondJson({ report: jobs }, hasFailed ? 500 : 200);
}, DEADLINE_MS);

async function isScheduled(request: Request): Promise<boolean> {
  const body: unknown = await request.json().catch(() => undefined);
  return ScheduledCallSchema.safeParse(body).success;
}
