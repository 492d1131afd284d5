import type { Config } from '@netlify/functions';
import { serveRoutes } from '#server/routes/http/route.ts';
import { manageLinkRoute } from '#server/routes/payments/manage-link.ts';

export default serveRoutes(manageLinkRoute);

export const config: Config = {
  path: '/api/payments/manage-link',
};
