import { lazyPart } from '#components/page/lazy-part.ts';
import type { DashboardTab } from '../kit/dashboard-tab.ts';

export const volunteersTab: DashboardTab<'volunteers'> = {
  id: 'volunteers',
  part: lazyPart(async () => (await import('./VolunteersTab.tsx')).VolunteersTab),
};
