import { lazyPart } from '#components/page/lazy-part.ts';
import type { DashboardTab } from '../kit/dashboard-tab.ts';

export const adminsTab: DashboardTab<'admins'> = {
  id: 'admins',
  part: lazyPart(async () => (await import('./AdminsTab.tsx')).AdminsTab),
};
