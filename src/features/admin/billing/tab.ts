import { lazyPart } from '#components/page/lazy-part.ts';
import type { DashboardTab } from '../kit/dashboard-tab.ts';

export const billingTab: DashboardTab<'billing'> = {
  id: 'billing',
  part: lazyPart(async () => (await import('./BillingTab.tsx')).BillingTab),
};
