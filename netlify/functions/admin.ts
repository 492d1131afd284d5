import type { Config } from '@netlify/functions';
import { adminApi } from '#server/routes/http/admin-api.ts';
import { answerFrom } from '#server/routes/http/api-env.ts';

export default answerFrom(adminApi);

export const config: Config = {
  path: '/api/admin/*',
  excludedPath: [
    '/api/admin/health',
    '/api/admin/access/*',
    '/api/admin/activity/*',
    '/api/admin/payments',
    '/api/admin/payments/*',
  ],
};
