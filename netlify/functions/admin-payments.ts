import type { Config } from '@netlify/functions';
import { answerFrom } from '#server/http/api-env.ts';
import { routesApi } from '#server/http/serve.ts';
import { paymentsRoutes } from '#server/routes/admin/payments.ts';

/** Apart from the rest of the dashboard, which can do without the weight of Stripe. */
const api = routesApi(paymentsRoutes);

export default answerFrom(api);

export const config: Config = {
  path: ['/api/admin/payments', '/api/admin/payments/*'],
};
