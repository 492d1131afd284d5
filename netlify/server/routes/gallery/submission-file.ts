import { serveSubmissionFile } from '../../use-cases/gallery/serve-submission-file.ts';
import { guarded } from '../http/guarded.ts';
import { refuseMethod } from '../http/route.ts';

/** A large HEIC takes some seconds to convert; Netlify ends a function after thirty. */
const DEADLINE_MS = 25_000;

/** A function of its own: the dashboard's others do without Storage and the libraries that read pictures. */
export const answerSubmissionFile = guarded(async (request, { now }) => {
  refuseMethod(request, { method: 'GET' });
  return serveSubmissionFile(request, now);
}, DEADLINE_MS);
