import { lazyPart } from '#components/page/lazy-part.ts';
import type { DashboardTab } from '../kit/dashboard-tab.ts';

export const teamTab: DashboardTab<'team'> = {
  id: 'team',
  part: lazyPart(async () => (await import('./TeamTab.tsx')).TeamTab),
};
