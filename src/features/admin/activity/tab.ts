import { lazyPart } from '#components/page/lazy-part.ts';
import type { DashboardTab } from '../kit/dashboard-tab.ts';

export const activityTab: DashboardTab<'activity'> = {
  id: 'activity',
  part: lazyPart(async () => (await import('./ActivityTab.tsx')).ActivityTab),
};
