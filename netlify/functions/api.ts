import type { Config, Context } from '@netlify/functions';
import { api } from '#server/http/api.ts';

export default async (request: Request, context: Context): Promise<Response> =>
  api.fetch(request, context);

export const config: Config = {
  path: ['/api/*', '/schedule.ics'],
  // Functions of their own.
  excludedPath: [
    '/api/health',
    '/api/account/*',
    '/api/admin/*',
    '/api/giving/*',
    '/api/payments/manage',
  ],
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
