import { billingRoutes } from '../routes/admin/billing.ts';
import { galleryRoutes } from '../routes/admin/gallery.ts';
import { gamesRoutes } from '../routes/admin/games.ts';
import { officeRoutes } from '../routes/admin/office.ts';
import { overviewRoutes } from '../routes/admin/overview.ts';
import { playersRoutes } from '../routes/admin/players.ts';
import { sponsorsRoutes } from '../routes/admin/sponsors.ts';
import { teamRoutes } from '../routes/admin/team.ts';
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
