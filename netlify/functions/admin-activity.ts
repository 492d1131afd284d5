import type { Config } from '@netlify/functions';
import { activityRoutes } from '#server/routes/activity/dashboard.ts';
import { serveRoutes } from '#server/routes/http/route.ts';
import { unmatchedMoneyRoutes } from '#server/routes/payments/unmatched-money.ts';

/** Apart from the rest of the dashboard, which can do without a mail client. */
export default serveRoutes(...activityRoutes, ...unmatchedMoneyRoutes);

export const config: Config = {
  path: '/api/admin/activity/*',
};
