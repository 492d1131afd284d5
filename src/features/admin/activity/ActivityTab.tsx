import { messages } from '#words/office/dashboard/activity.ts';
import { useAdminLocation } from '../kit/admin-location.ts';
import { SubTabs } from '../kit/SubTabs.tsx';
import { AuditLog } from './AuditLog.tsx';
import { BrokenRecordsTable } from './BrokenRecordsTable.tsx';
import { NightlyTable } from './NightlyTable.tsx';
import { RemovalsTable } from './RemovalsTable.tsx';
import { UnmatchedMoneyTable } from './UnmatchedMoneyTable.tsx';
import { UnsentMailTable } from './UnsentMailTable.tsx';

const { views: words } = messages;
const VIEWS = [
  { view: 'log', label: words.log },
  { view: 'mail', label: words.mail },
  { view: 'money', label: words.money },
  { view: 'nightly', label: words.nightly },
  { view: 'removals', label: words.removals },
  { view: 'broken', label: words.broken },
];

/** What administrators did, and whatever has not come to its end: mail, money, the night's work, removals. */
export function ActivityTab() {
  const { view } = useAdminLocation().params;
  const current = VIEWS.some((one) => one.view === view) ? view : 'log';
  return (
    <div className="flex flex-col gap-4">
      <h2 className="text-h2">{words.label}</h2>
      <SubTabs label={words.label} views={VIEWS} current={current ?? 'log'} />
      {current === 'log' && <AuditLog />}
      {current === 'mail' && <UnsentMailTable />}
      {current === 'money' && <UnmatchedMoneyTable />}
      {current === 'nightly' && <NightlyTable />}
      {current === 'removals' && <RemovalsTable />}
      {current === 'broken' && <BrokenRecordsTable />}
    </div>
  );
}
