import { lazyPart } from '#components/page/lazy-part.ts';
import type { DashboardTab } from '../kit/dashboard-tab.ts';

export const overviewTab: DashboardTab<'overview'> = {
  id: 'overview',
  part: lazyPart(async () => (await import('./OverviewTab.tsx')).OverviewTab),
};
