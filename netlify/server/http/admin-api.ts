import { Hono } from 'hono';
import { activityRoutes } from '../routes/admin/activity.ts';
import { billingRoutes } from '../routes/admin/billing.ts';
import { gamesRoutes } from '../routes/admin/games.ts';
import { overviewRoutes } from '../routes/admin/overview.ts';
import { playersRoutes } from '../routes/admin/players.ts';
import { sponsorsRoutes } from '../routes/admin/sponsors.ts';
import { teamRoutes } from '../routes/admin/team.ts';
import { type ApiEnv, answerNotFound } from './api-env.ts';
import { mount, type Served } from './serve.ts';

/** The endpoints of the dashboard but those that need Stripe: a test walks both, so that none is without its guard. */
export const ADMIN_ROUTES: readonly Served[] = [
  ...activityRoutes,
  ...billingRoutes,
  ...gamesRoutes,
  ...overviewRoutes,
  ...playersRoutes,
  ...sponsorsRoutes,
  ...teamRoutes,
];

/** The dashboard's endpoints in a function of their own: what they need is too heavy for the public ones. */
export const adminApi = new Hono<ApiEnv>();
mount(adminApi, ADMIN_ROUTES);
adminApi.notFound(answerNotFound);
