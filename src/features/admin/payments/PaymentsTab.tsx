import { messages } from '#words/office/dashboard/payments.ts';
import { useAdminLocation } from '../kit/admin-location.ts';
import { SubTabs } from '../kit/SubTabs.tsx';
import { VIEWS } from './views.ts';

/** What the books say: every movement of money, and what it comes to. */
export function PaymentsTab() {
  const { params } = useAdminLocation();
  const { view, View, Beside } = VIEWS.find((one) => one.view === params.view) ?? VIEWS[0];
  return (
    <div className="flex flex-col gap-6">
      <h2 className="text-h2">{messages.title}</h2>
      <div
        className={
          Beside
            ? 'grid grid-cols-[2fr_3fr] items-end gap-3 sm:grid-cols-[1fr_14rem] [&_label]:text-sm'
            : ''
        }
      >
        <SubTabs label={messages.title} views={VIEWS} current={view} />
        {Beside && <Beside />}
      </div>
      <View />
    </div>
  );
}
