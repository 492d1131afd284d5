import { officeRoutes } from '../admin/office.ts';
import { billingRoutes } from '../billing/dashboard.ts';
import { galleryRoutes } from '../gallery/dashboard.ts';
import { gamesRoutes } from '../games/dashboard.ts';
import { overviewRoutes } from '../overview/dashboard.ts';
import { playersRoutes } from '../players/dashboard.ts';
import { sponsorsRoutes } from '../sponsorship/dashboard.ts';
import { teamRoutes } from '../team/dashboard.ts';
import { routesApi, type Served } from './serve.ts';

/**
 * The endpoints of the dashboard but those that need Stripe or mail, which have functions of
 * their own. A test walks them all, so that none is without its guard.
 */
export const ADMIN_ROUTES: readonly Served[] = [
  ...billingRoutes,
  ...galleryRoutes,
  ...gamesRoutes,
  ...officeRoutes,
  ...overviewRoutes,
  ...playersRoutes,
  ...sponsorsRoutes,
  ...teamRoutes,
];

/** The dashboard's endpoints in a function of their own: what they need is too heavy for the public ones. */
export const adminApi = routesApi(ADMIN_ROUTES);
