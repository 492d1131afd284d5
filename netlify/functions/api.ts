import type { Config } from '@netlify/functions';
import { api } from '#server/routes/http/api.ts';
import { answerFrom } from '#server/routes/http/api-env.ts';

export default answerFrom(api);

/** The other limit that Netlify keeps: public reads, mostly answered by the CDN. */
export const config: Config = {
  path: ['/api/*', '/schedule.ics'],
  // Functions of their own.
  excludedPath: [
    '/api/health',
    '/api/account/*',
    '/api/admin/*',
    '/api/giving/*',
    '/api/payments/manage',
    '/api/payments/manage-link',
  ],
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
