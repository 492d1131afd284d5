import { lazyPart } from '#components/page/lazy-part.ts';
import type { DashboardTab } from '../kit/dashboard-tab.ts';

export const familiesTab: DashboardTab<'families'> = {
  id: 'families',
  part: lazyPart(async () => (await import('./FamiliesTab.tsx')).FamiliesTab),
};
