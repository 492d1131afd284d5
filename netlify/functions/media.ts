import type { Config } from '@netlify/functions';
import { answerMedia } from '#server/routes/gallery/media.ts';

export default answerMedia;

/**
 * One of the two limits kept by Netlify itself, which allows few: pictures are too many, and too cheap, to
 * be counted in records. What the CDN answers counts as well, and a gym's network is one address. All else
 * is counted by `consumeLimit`.
 */
export const config: Config = {
  path: '/media/*',
  rateLimit: { windowLimit: 3000, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
