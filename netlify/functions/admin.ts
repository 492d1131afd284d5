import type { Config, Context } from '@netlify/functions';
import { adminApi } from '#server/http/admin-api.ts';

export default async (request: Request, context: Context): Promise<Response> =>
  adminApi.fetch(request, context);

export const config: Config = {
  path: '/api/admin/*',
  excludedPath: ['/api/admin/activity/*', '/api/admin/payments', '/api/admin/payments/*'],
  rateLimit: { windowLimit: 600, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
