import type { Config, Context } from '@netlify/functions';
import { api } from '#server/http/api.ts';

export default async (request: Request, context: Context): Promise<Response> =>
  api.fetch(request, context);

export const config: Config = {
  path: ['/api/*', '/schedule.ics'],
  excludedPath: ['/api/health', '/api/admin/*', '/api/payments/manage'],
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
