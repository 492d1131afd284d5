import { useLazyPart } from '#components/page/lazy-part.ts';
import { Spinner } from '#components/ui/Spinner.tsx';
import { messages } from '#words/office/dashboard/shell.ts';
import type { AdminTab } from '../kit/admin-location.ts';
import type { AdminTabProps } from '../kit/dashboard-tab.ts';
import { LoadFailed } from '../kit/LoadFailed.tsx';
import { TABS } from './tabs.ts';

/** The tab one is on, or that its script cannot be had: then the rest of the dashboard stands. */
export function OpenTab({ tab, admin }: AdminTabProps & { tab: AdminTab }) {
  const { Part: Tab, failed, retry } = useLazyPart(TABS[tab].part);
  if (Tab) return <Tab admin={admin} />;
  if (!failed) return <Spinner label={messages.loading} />;
  return <LoadFailed title={messages.tabFailed} message={messages.tabFailedText} onRetry={retry} />;
}
