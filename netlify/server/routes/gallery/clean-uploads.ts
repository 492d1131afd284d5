import { runUploadJobs } from '../../use-cases/gallery/run-upload-jobs.ts';
import { guarded } from '../http/guarded.ts';
import { respondJson } from '../http/respond.ts';

/** A scheduled function may take thirty seconds. */
const DEADLINE_MS = 28_000;

/** Deletes what people sent in and nobody needs. Apart from the other nightly work, which does without Storage. */
export const answerCleanUploads = guarded(async (_, { now }) => {
  const report = await runUploadJobs(now);
  const hasFailed = report.some(({ error }) => error !== null);
  return respondJson({ report }, hasFailed ? 500 : 200);
}, DEADLINE_MS);
