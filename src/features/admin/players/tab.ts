import { lazyPart } from '#components/page/lazy-part.ts';
import type { DashboardTab } from '../kit/dashboard-tab.ts';

export const playersTab: DashboardTab<'players'> = {
  id: 'players',
  part: lazyPart(async () => (await import('./PlayersTab.tsx')).PlayersTab),
};
