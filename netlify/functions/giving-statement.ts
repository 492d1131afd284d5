import type { Config } from '@netlify/functions';
import { givingStatementRoute } from '#server/routes/donations/giving-statement.ts';
import { serveRoutes } from '#server/routes/http/route.ts';

export default serveRoutes(givingStatementRoute);

export const config: Config = {
  path: '/api/giving/statement',
};
