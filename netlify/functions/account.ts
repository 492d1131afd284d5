import type { Config } from '@netlify/functions';
import { ownAccountRoutes } from '#server/routes/accounts/own-account.ts';
import { sessionRoutes } from '#server/routes/accounts/session.ts';
import { serveRoutes } from '#server/routes/http/route.ts';

/** What account holders see and do, in a function of its own: it needs Firebase Auth, Stripe and mail. */
export default serveRoutes(...sessionRoutes, ...ownAccountRoutes);

export const config: Config = {
  path: '/api/account/*',
};
