import { messages } from '#words/office/dashboard/payments.ts';
import { useAdminLocation } from '../kit/admin-location.ts';
import { SubTabs } from '../kit/SubTabs.tsx';
import { VIEWS } from './views.ts';

/** What the books say: every movement of money, and what it comes to. */
export function PaymentsTab() {
  const { params } = useAdminLocation();
  const { view, View } = VIEWS.find((one) => one.view === params.view) ?? VIEWS[0];
  return (
    <div className="flex flex-col gap-6">
      <h2 className="text-h2">{messages.title}</h2>
      {VIEWS.length > 1 && <SubTabs label={messages.title} views={VIEWS} current={view} />}
      <View />
    </div>
  );
}
