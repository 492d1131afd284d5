import type { Config } from '@netlify/functions';
import { AppError } from '#server/core/app-error.ts';
import { guarded } from '#server/routes/http/handle.ts';
import { serveMedia } from '#server/use-cases/gallery/serve-media.ts';

export default guarded(async (request) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    throw new AppError('method_not_allowed', 'This address takes GET only.');
  }
  return serveMedia(request);
});

/**
 * One of the two limits kept by Netlify itself, which allows few: pictures are too many, and too cheap, to
 * be counted in records. All else is counted by `takeTurn`.
 */
export const config: Config = {
  path: '/media/*',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
