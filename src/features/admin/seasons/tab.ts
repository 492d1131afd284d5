import { lazyPart } from '#components/page/lazy-part.ts';
import type { DashboardTab } from '../kit/dashboard-tab.ts';

export const seasonsTab: DashboardTab<'seasons'> = {
  id: 'seasons',
  part: lazyPart(async () => (await import('./SeasonTab.tsx')).SeasonTab),
};
