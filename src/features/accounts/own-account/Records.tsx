import { readSessionId } from '#browser/forms/use-payment-report.ts';
import type { SignedIn } from '#browser/session/session-store.ts';
import { RetryAlert } from '#components/ui/RetryAlert.tsx';
import type { AccountRecords } from '#contracts/accounts/record-views.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { messages } from '#words/account/records.ts';
import { BillsSection } from './BillsSection.tsx';
import { Contents } from './Contents.tsx';
import { DataSection } from './DataSection.tsx';
import { GivingSection } from './GivingSection.tsx';
import { OrdersSection } from './OrdersSection.tsx';
import { Overview } from './Overview.tsx';
import { PaymentNews } from './PaymentNews.tsx';
import { isRunning } from './PlanButton.tsx';
import { PlayersSection } from './PlayersSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { type Payee, Receipt, UnknownReceipt } from './Receipt.tsx';
import { ReceiptsSection } from './ReceiptsSection.tsx';
import { RecordsSkeleton } from './RecordsSkeleton.tsx';
import { SignInSection } from './SignInSection.tsx';
import { StatementSection } from './StatementSection.tsx';
import { SubmissionsSection } from './SubmissionsSection.tsx';
import { useAccountRecords } from './use-account-records.ts';
import { useReceiptAddress } from './use-receipt-address.ts';

interface RecordsProps {
  account: SignedIn;
  profile: Profile;
  payee: Payee;
  timeZone: string;
  onDeleted: () => void;
}

/** All that belongs to a person whose address is verified, or one receipt of it. */
export function Records({ account, profile, payee, timeZone, onDeleted }: RecordsProps) {
  const { loaded, reload } = useAccountRecords();
  const receipt = useReceiptAddress();

  if (loaded.status === 'loading') return <RecordsSkeleton />;
  if (loaded.status === 'failed') {
    return (
      <RetryAlert title={messages.failed} onRetry={reload}>
        {loaded.message}
      </RetryAlert>
    );
  }
  const { records } = loaded;
  if (receipt.id) {
    const found = records.receipts.items.find(({ id }) => id === receipt.id);
    if (!found) return <UnknownReceipt onBack={receipt.close} />;
    return <Receipt receipt={found} payee={payee} timeZone={timeZone} onBack={receipt.close} />;
  }
  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[14rem_1fr]">
      <Overview profile={profile} records={records} timeZone={timeZone} onSettled={reload} />
      <Contents />
      <div className="min-w-0 border-b border-line">
        {readSessionId() && (
          <div className="pb-9">
            <PaymentNews onDecided={reload} />
          </div>
        )}
        <BillsSection bills={records.bills} onSettled={reload} />
        <PlayersSection records={records} timeZone={timeZone} onChanged={reload} />
        <StatementSection
          key={records.receipts.items.length}
          timeZone={timeZone}
          email={account.email}
        />
        <OrdersSection orders={records.orders} timeZone={timeZone} />
        <GivingSection records={records} email={account.email} timeZone={timeZone} />
        <ReceiptsSection receipts={records.receipts} timeZone={timeZone} onOpen={receipt.open} />
        <SubmissionsSection
          submissions={records.submissions}
          timeZone={timeZone}
          onChanged={reload}
        />
        <ProfileSection account={account} profile={profile} />
        <SignInSection />
        <DataSection
          email={account.email}
          canExport
          hasRunningPlan={hasRunningPlan(records)}
          onDeleted={onDeleted}
        />
      </div>
    </div>
  );
}

function hasRunningPlan({ registrations, donations, sponsorships }: AccountRecords): boolean {
  return [...registrations.items, ...donations.items, ...sponsorships.items].some(isRunning);
}
