import { Spinner } from '#components/ui/Spinner.tsx';
import { useAdminLocation } from './admin-location.ts';
import { LazyTab } from './LazyTab.tsx';
import { frameMessages as messages } from './messages.ts';
import { TabNavigation } from './TabNavigation.tsx';
import type { AdminTabProps } from './tabs.ts';

/** The dashboard below the site's header. Anyone but an admin is sent home; the server refuses them anyway. */
export function AdminDashboard({ admin }: { admin: AdminTabProps['admin'] | undefined }) {
  const { tab } = useAdminLocation();
  if (!admin) return <Spinner label={messages.loading} />;
  return (
    <div className="flex flex-col gap-6">
      <header>
        <h1 className="text-h2">{messages.title}</h1>
        <p className="text-muted">{messages.welcome(`${admin.firstName} ${admin.lastName}`)}</p>
      </header>
      <div className="grid gap-6 lg:grid-cols-[12rem_minmax(0,1fr)]">
        <TabNavigation current={tab} />
        <div className="min-w-0">
          <LazyTab tab={tab} admin={admin} />
        </div>
      </div>
    </div>
  );
}
