import { lazyPart } from '#components/page/lazy-part.ts';
import type { DashboardTab } from '../kit/dashboard-tab.ts';

export const messagesTab: DashboardTab<'messages'> = {
  id: 'messages',
  part: lazyPart(async () => (await import('./MessagesTab.tsx')).MessagesTab),
};
