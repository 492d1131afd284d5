import type { Config } from '@netlify/functions';
import { adminBillingRoutes } from '#server/routes/billing/dashboard.ts';
import { messageRoutes } from '#server/routes/contact/dashboard.ts';
import { adminDiscountsRoutes } from '#server/routes/discounts/dashboard.ts';
import { donationRoutes } from '#server/routes/donations/dashboard.ts';
import { familyRoutes } from '#server/routes/families/dashboard.ts';
import { adminGalleryRoutes } from '#server/routes/gallery/dashboard.ts';
import { adminGamesRoutes } from '#server/routes/games/dashboard.ts';
import { serveRoutes } from '#server/routes/http/route.ts';
import { orderRoutes } from '#server/routes/orders/dashboard.ts';
import { overviewRoutes } from '#server/routes/overview/dashboard.ts';
import { booksRoutes } from '#server/routes/payments/books.ts';
import { playersRoutes } from '#server/routes/players/dashboard.ts';
import { adminPublishingRoutes } from '#server/routes/publishing/dashboard.ts';
import { registrationRoutes } from '#server/routes/registration/dashboard.ts';
import { seasonRoutes } from '#server/routes/seasons/dashboard.ts';
import { sponsorsRoutes } from '#server/routes/sponsorship/dashboard.ts';
import { teamRoutes } from '#server/routes/team/dashboard.ts';
import { undoRoutes } from '#server/routes/undo/dashboard.ts';
import { volunteerRoutes } from '#server/routes/volunteering/dashboard.ts';

/** The endpoints of the dashboard but those that need Stripe, email or PDFs, which have functions of their own. */
export default serveRoutes(
  ...adminBillingRoutes,
  ...booksRoutes,
  ...messageRoutes,
  ...adminDiscountsRoutes,
  ...donationRoutes,
  ...familyRoutes,
  ...adminGalleryRoutes,
  ...adminGamesRoutes,
  ...orderRoutes,
  ...overviewRoutes,
  ...playersRoutes,
  ...adminPublishingRoutes,
  ...registrationRoutes,
  ...seasonRoutes,
  ...sponsorsRoutes,
  ...teamRoutes,
  ...undoRoutes,
  ...volunteerRoutes,
);

export const config: Config = {
  path: '/api/admin/*',
  excludedPath: [
    '/api/admin/health',
    '/api/admin/access/*',
    '/api/admin/activity/*',
    '/api/admin/payments',
    '/api/admin/payments/*',
    '/api/admin/signatures',
    '/api/admin/signatures/*',
  ],
};
