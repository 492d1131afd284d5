import { publishNowEndpoint } from '#contracts/publishing/dashboard.ts';
import { publishNow } from '../../use-cases/publishing/publish-now.ts';
import type { Route } from '../http/route.ts';
import { signedInRoute } from '../http/signed-in-route.ts';

export const adminPublishingRoutes: readonly Route[] = [
  signedInRoute(publishNowEndpoint, (_, { account, now }) => publishNow(account, now)),
];
