import type { Config } from '@netlify/functions';
import { answerFrom } from '#server/http/api-env.ts';
import { routesApi } from '#server/http/serve.ts';
import { accessRoutes } from '#server/routes/admin/access.ts';

/** Apart from the rest of the dashboard, which can do without a mail client. */
const api = routesApi(accessRoutes);

export default answerFrom(api);

export const config: Config = {
  path: '/api/admin/access/*',
};
