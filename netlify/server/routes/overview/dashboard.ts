import {
  readCharts as chartsEndpoint,
  readOverview as overviewEndpoint,
} from '#contracts/admin/overview.ts';
import { readCharts, readOverview } from '../../use-cases/overview/read-overview.ts';
import { type Served, serve } from '../http/serve.ts';

export const overviewRoutes: readonly Served[] = [
  serve(overviewEndpoint, (_, { now }) => readOverview(now)),
  serve(chartsEndpoint, (_, { now }) => readCharts(now)),
];
