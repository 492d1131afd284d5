import { cleanPublished } from '../../use-cases/gallery/clean-published.ts';
import { cleanUploads } from '../../use-cases/gallery/clean-uploads.ts';
import { expireSubmissions } from '../../use-cases/gallery/expire-submissions.ts';
import { guarded } from '../http/guarded.ts';
import { respondJson } from '../http/respond.ts';

/** A scheduled function may take thirty seconds. */
const DEADLINE_MS = 28_000;

/** Deletes what people sent in and nobody needs. Apart from the other nightly work, which does without Storage. */
export const answerCleanUploads = guarded(async (_, { now }) => {
  const uploads = await cleanUploads(now);
  const submissions = await expireSubmissions(now);
  const videos = await cleanPublished(now);
  return respondJson({ ...uploads, ...submissions, ...videos });
}, DEADLINE_MS);
