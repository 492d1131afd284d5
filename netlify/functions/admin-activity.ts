import type { Config } from '@netlify/functions';
import { answerFrom } from '#server/http/api-env.ts';
import { routesApi } from '#server/http/serve.ts';
import { activityRoutes } from '#server/routes/admin/activity.ts';
import { unmatchedMoneyRoutes } from '#server/routes/admin/unmatched-money.ts';

/** Apart from the rest of the dashboard, which can do without a mail client. */
const api = routesApi([...activityRoutes, ...unmatchedMoneyRoutes]);

export default answerFrom(api);

export const config: Config = {
  path: '/api/admin/activity/*',
};
