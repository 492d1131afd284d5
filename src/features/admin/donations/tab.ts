import { lazyPart } from '#components/page/lazy-part.ts';
import type { DashboardTab } from '../kit/dashboard-tab.ts';

export const donationsTab: DashboardTab<'donations'> = {
  id: 'donations',
  part: lazyPart(async () => (await import('./DonationsTab.tsx')).DonationsTab),
};
