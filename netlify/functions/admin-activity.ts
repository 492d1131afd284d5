import type { Config, Context } from '@netlify/functions';
import { routesApi } from '#server/http/serve.ts';
import { activityRoutes } from '#server/routes/admin/activity.ts';

/** Apart from the rest of the dashboard, which can do without a mail client. */
const api = routesApi(activityRoutes);

export default async (request: Request, context: Context): Promise<Response> =>
  api.fetch(request, context);

export const config: Config = {
  path: '/api/admin/activity/*',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
