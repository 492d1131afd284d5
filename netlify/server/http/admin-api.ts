import { Hono } from 'hono';
import { overviewRoutes } from '../routes/admin/overview.ts';
import type { ApiEnv } from './api.ts';
import { AppError } from './app-error.ts';
import { respondError } from './respond.ts';
import { mount, type Served } from './serve.ts';

/** Every endpoint of the dashboard: a test walks it, so that none is without its guard. */
export const ADMIN_ROUTES: readonly Served[] = [...overviewRoutes];

/** The dashboard's endpoints in a function of their own: what they need is too heavy for the public ones. */
export const adminApi = new Hono<ApiEnv>();
mount(adminApi, ADMIN_ROUTES);
adminApi.notFound(() =>
  respondError(new AppError('not_found', 'There is nothing at this address.'), ''),
);
