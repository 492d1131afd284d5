import { readChartsEndpoint, readOverviewEndpoint } from '#contracts/overview/dashboard.ts';
import { readCharts, readOverview } from '../../use-cases/overview/read-overview.ts';
import { type Served, serve } from '../http/serve.ts';

export const overviewRoutes: readonly Served[] = [
  serve(readOverviewEndpoint, (_, { now }) => readOverview(now)),
  serve(readChartsEndpoint, (_, { now }) => readCharts(now)),
];
