import { lazyPart } from '#components/page/lazy-part.ts';
import type { DashboardTab } from '../kit/dashboard-tab.ts';

export const paymentsTab: DashboardTab<'payments'> = {
  id: 'payments',
  part: lazyPart(async () => (await import('./PaymentsTab.tsx')).PaymentsTab),
};
