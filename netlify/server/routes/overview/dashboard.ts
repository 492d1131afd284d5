import { readChartsEndpoint, readOverviewEndpoint } from '#contracts/overview/dashboard.ts';
import { readCharts, readOverview } from '../../use-cases/overview/read-overview.ts';
import type { Route } from '../http/route.ts';
import { signedInRoute } from '../http/signed-in-route.ts';

export const overviewRoutes: readonly Route[] = [
  signedInRoute(readOverviewEndpoint, (_, { now }) => readOverview(now)),
  signedInRoute(readChartsEndpoint, (_, { now }) => readCharts(now)),
];
