import { useAdminLocation } from '../frame/admin-location.ts';
import { SubTabs } from '../frame/SubTabs.tsx';
import { AuditLog } from './AuditLog.tsx';
import { activityMessages } from './messages.ts';
import { UnsentMailTable } from './UnsentMailTable.tsx';

const { views: words } = activityMessages;
const VIEWS = [
  { view: 'log', label: words.log },
  { view: 'mail', label: words.mail },
];

/** What administrators did, and the mail that has not gone out. */
export function ActivityTab() {
  const isMail = useAdminLocation().params.view === 'mail';
  return (
    <div className="flex flex-col gap-4">
      <h2 className="text-h2">{words.label}</h2>
      <SubTabs label={words.label} views={VIEWS} current={isMail ? 'mail' : 'log'} />
      {isMail ? <UnsentMailTable /> : <AuditLog />}
    </div>
  );
}
