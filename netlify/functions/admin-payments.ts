import type { Config, Context } from '@netlify/functions';
import { routesApi } from '#server/http/serve.ts';
import { paymentsRoutes } from '#server/routes/admin/payments.ts';

/** Apart from the rest of the dashboard, which can do without the weight of Stripe. */
const api = routesApi(paymentsRoutes);

export default async (request: Request, context: Context): Promise<Response> =>
  api.fetch(request, context);

export const config: Config = {
  path: ['/api/admin/payments', '/api/admin/payments/*'],
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
