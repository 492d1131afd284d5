import type { Config } from '@netlify/functions';
import { guarded } from '#server/routes/http/handle.ts';
import { respondJson } from '#server/routes/http/respond.ts';
import { cleanUploads } from '#server/use-cases/gallery/clean-uploads.ts';
import { expireSubmissions } from '#server/use-cases/gallery/expire-submissions.ts';

/** A scheduled function may take thirty seconds. */
const DEADLINE_MS = 28_000;

/** Deletes what people sent in and nobody needs. Apart from the other nightly work, which does without Storage. */
export default guarded(async (_, { now }) => {
  const uploads = await cleanUploads(now);
  const submissions = await expireSubmissions(now);
  return respondJson({ ...uploads, ...submissions });
}, DEADLINE_MS);

export const config: Config = { schedule: '@daily' };
