import type { Config } from '@netlify/functions';
import { accessRoutes } from '#server/routes/access/dashboard.ts';
import { serveRoutes } from '#server/routes/http/route.ts';

/** Apart from the rest of the dashboard, which can do without a mail client. */
export default serveRoutes(...accessRoutes);

export const config: Config = {
  path: '/api/admin/access/*',
};
