import type { Config } from '@netlify/functions';
import { accessRoutes } from '#server/routes/access/dashboard.ts';
import { answerFrom } from '#server/routes/http/api-env.ts';
import { routesApi } from '#server/routes/http/serve.ts';

/** Apart from the rest of the dashboard, which can do without a mail client. */
const api = routesApi(accessRoutes);

export default answerFrom(api);

export const config: Config = {
  path: '/api/admin/access/*',
};
