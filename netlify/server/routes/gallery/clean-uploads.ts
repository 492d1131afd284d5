import { cleanGallery } from '../../use-cases/gallery/clean-gallery.ts';
import { guarded } from '../http/guarded.ts';
import { respondJson } from '../http/respond.ts';

/** A scheduled function may take thirty seconds. */
const DEADLINE_MS = 28_000;

/** Deletes what people sent in and nobody needs. Apart from the nightly work, which does without Storage. */
export const answerCleanUploads = guarded(
  async (_, { now }) => respondJson({ ...(await cleanGallery(now)) }),
  DEADLINE_MS,
);
