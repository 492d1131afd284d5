import { AppError } from '../../core/app-error.ts';
import { serveMedia } from '../../use-cases/gallery/serve-media.ts';
import { guarded } from '../http/guarded.ts';

export const answerMedia = guarded(async (request) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    throw new AppError('method_not_allowed', 'This address takes GET only.');
  }
  return serveMedia(request);
});
