import { lazyPart } from '#components/page/lazy-part.ts';
import type { DashboardTab } from '../kit/dashboard-tab.ts';

export const gamesTab: DashboardTab<'games'> = {
  id: 'games',
  part: lazyPart(async () => (await import('./GamesTab.tsx')).GamesTab),
};
