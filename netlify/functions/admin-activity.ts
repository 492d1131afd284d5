import type { Config } from '@netlify/functions';
import { activityRoutes } from '#server/routes/activity/dashboard.ts';
import { answerFrom } from '#server/routes/http/api-env.ts';
import { routesApi } from '#server/routes/http/serve.ts';
import { unmatchedMoneyRoutes } from '#server/routes/payments/unmatched-money.ts';

/** Apart from the rest of the dashboard, which can do without a mail client. */
const api = routesApi([...activityRoutes, ...unmatchedMoneyRoutes]);

export default answerFrom(api);

export const config: Config = {
  path: '/api/admin/activity/*',
};
