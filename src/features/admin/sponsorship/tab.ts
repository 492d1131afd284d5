import { lazyPart } from '#components/page/lazy-part.ts';
import type { DashboardTab } from '../kit/dashboard-tab.ts';

export const sponsorsTab: DashboardTab<'sponsors'> = {
  id: 'sponsors',
  part: lazyPart(async () => (await import('./SponsorsTab.tsx')).SponsorsTab),
};
