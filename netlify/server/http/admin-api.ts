import { Hono } from 'hono';
import { activityRoutes } from '../routes/admin/activity.ts';
import { billingRoutes } from '../routes/admin/billing.ts';
import { gamesRoutes } from '../routes/admin/games.ts';
import { overviewRoutes } from '../routes/admin/overview.ts';
import { paymentsRoutes } from '../routes/admin/payments.ts';
import { playersRoutes } from '../routes/admin/players.ts';
import { sponsorsRoutes } from '../routes/admin/sponsors.ts';
import { teamRoutes } from '../routes/admin/team.ts';
import type { ApiEnv } from './api.ts';
import { AppError } from './app-error.ts';
import { respondError } from './respond.ts';
import { mount, type Served } from './serve.ts';

/** Every endpoint of the dashboard: a test walks it, so that none is without its guard. */
export const ADMIN_ROUTES: readonly Served[] = [
  ...activityRoutes,
  ...billingRoutes,
  ...gamesRoutes,
  ...overviewRoutes,
  ...paymentsRoutes,
  ...playersRoutes,
  ...sponsorsRoutes,
  ...teamRoutes,
];

/** The dashboard's endpoints in a function of their own: what they need is too heavy for the public ones. */
export const adminApi = new Hono<ApiEnv>();
mount(adminApi, ADMIN_ROUTES);
adminApi.notFound(() =>
  respondError(new AppError('not_found', 'There is nothing at this address.'), ''),
);
