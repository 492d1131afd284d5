import type { Config } from '@netlify/functions';
import { answerFrom } from '#server/routes/http/api-env.ts';
import { routesApi } from '#server/routes/http/serve.ts';
import { paymentsRoutes } from '#server/routes/payments/dashboard.ts';

/** Apart from the rest of the dashboard, which can do without the weight of Stripe. */
const api = routesApi(paymentsRoutes);

export default answerFrom(api);

export const config: Config = {
  path: ['/api/admin/payments', '/api/admin/payments/*'],
};
