import { serveMedia } from '../../use-cases/gallery/serve-media.ts';
import { guarded } from '../http/guarded.ts';
import { refuseMethod } from '../http/route.ts';

export const answerMedia = guarded(async (request) => {
  refuseMethod(request, { method: 'GET' });
  return serveMedia(request);
});
