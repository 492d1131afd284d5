import type { Config } from '@netlify/functions';
import { discountsRoutes } from '#server/routes/discounts/public.ts';
import { galleryRoutes } from '#server/routes/gallery/public.ts';
import { homePageRoute } from '#server/routes/games/home.ts';
import { schedulePageRoute } from '#server/routes/games/page.ts';
import { calendarRoute, gamesRoutes } from '#server/routes/games/public.ts';
import { withNotFoundPage } from '#server/routes/http/not-found-page.ts';
import { serveRoutes } from '#server/routes/http/route.ts';
import { paymentsRoutes } from '#server/routes/payments/public.ts';
import { publishingRoutes } from '#server/routes/publishing/public.ts';
import { invitationRoutes } from '#server/routes/seasons/public.ts';
import { LANGUAGES } from '#words/language.ts';

/** The public reads, and the pages that show one, so that one warm and light function serves them all. */
export default withNotFoundPage(
  serveRoutes(
    ...discountsRoutes,
    ...galleryRoutes,
    ...gamesRoutes,
    ...invitationRoutes,
    ...paymentsRoutes,
    ...publishingRoutes,
    ...LANGUAGES.map((language) => calendarRoute(language)),
    ...LANGUAGES.map((language) => schedulePageRoute(language)),
    ...LANGUAGES.map((language) => homePageRoute(language)),
  ),
);

/**
 * The other limit that Netlify keeps, against floods: it counts before the CDN answers, and a gym's network
 * is one address. `LIMIT_FACTOR` does not widen it: Netlify reads it when the site is built.
 */
export const config: Config = {
  path: [
    '/api/*',
    '/schedule.ics',
    '/schedules',
    '/:language/schedule.ics',
    '/:language/schedules',
    '/',
    // One for each language: a name in its place would be any page's.
    '/es',
  ],
  // Functions of their own.
  excludedPath: [
    '/api/health',
    '/api/account/*',
    '/api/admin/*',
    '/api/giving/*',
    '/api/payments/link',
    '/api/payments/link/open',
    '/api/payments/manage',
    '/api/payments/manage-link',
  ],
  rateLimit: { windowLimit: 1200, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
