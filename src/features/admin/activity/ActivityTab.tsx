import { useAdminLocation } from '../frame/admin-location.ts';
import { AuditLog } from './AuditLog.tsx';
import { UnsentMailTable } from './UnsentMailTable.tsx';
import { ViewLinks } from './ViewLinks.tsx';

/** What administrators did, and the mail that has not gone out. */
export function ActivityTab() {
  const { view } = useAdminLocation().params;
  const isMail = view === 'mail';
  return (
    <div className="flex flex-col gap-4">
      <ViewLinks current={isMail ? 'mail' : 'log'} />
      {isMail ? <UnsentMailTable /> : <AuditLog />}
    </div>
  );
}
