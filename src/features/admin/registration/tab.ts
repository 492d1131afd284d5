import { lazyPart } from '#components/page/lazy-part.ts';
import type { DashboardTab } from '../kit/dashboard-tab.ts';

export const registrationsTab: DashboardTab<'registrations'> = {
  id: 'registrations',
  part: lazyPart(async () => (await import('./RegistrationsTab.tsx')).RegistrationsTab),
};
