import type { Config } from '@netlify/functions';
import { guarded } from '#server/http/handle.ts';
import { respondJson } from '#server/http/respond.ts';
import { runNightly } from '#server/use-cases/nightly/run-nightly.ts';

/** A scheduled function may take thirty seconds. */
const DEADLINE_MS = 28_000;

export default guarded(async (_, { now }) => {
  const report = await runNightly(now);
  const isComplete = report.every(({ error }) => error === null);
  return respondJson({ report }, isComplete ? 200 : 500);
}, DEADLINE_MS);

/** At 5:20 in the morning in Florida (UTC−4 or −5): what is due is due by the local day. */
export const config: Config = { schedule: '20 9 * * *' };
