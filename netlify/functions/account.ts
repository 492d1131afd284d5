import type { Config, Context } from '@netlify/functions';
import { accountApi } from '#server/http/account-api.ts';

export default async (request: Request, context: Context): Promise<Response> =>
  accountApi.fetch(request, context);

export const config: Config = {
  path: '/api/account/*',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
