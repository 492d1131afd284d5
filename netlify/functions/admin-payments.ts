import type { Config } from '@netlify/functions';
import { serveRoutes } from '#server/routes/http/route.ts';
import { adminPaymentsRoutes } from '#server/routes/payments/dashboard.ts';
import { payoutsRoutes } from '#server/routes/payouts/dashboard.ts';

/** Apart from the rest of the dashboard, which can do without the weight of Stripe. */
export default serveRoutes(...adminPaymentsRoutes, ...payoutsRoutes);

export const config: Config = {
  path: ['/api/admin/payments', '/api/admin/payments/*'],
};
