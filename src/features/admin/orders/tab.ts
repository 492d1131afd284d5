import { lazyPart } from '#components/page/lazy-part.ts';
import type { DashboardTab } from '../kit/dashboard-tab.ts';

export const ordersTab: DashboardTab<'orders'> = {
  id: 'orders',
  part: lazyPart(async () => (await import('./OrdersTab.tsx')).OrdersTab),
};
