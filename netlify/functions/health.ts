import type { Config } from '@netlify/functions';
import { healthRoutes } from '#server/routes/health/health.ts';
import { serveRoutes } from '#server/routes/http/route.ts';

/** A function of its own: it needs every SDK, and the record endpoints should start without them. */
export default serveRoutes(...healthRoutes);

export const config: Config = { path: ['/api/health', '/api/admin/health'] };
