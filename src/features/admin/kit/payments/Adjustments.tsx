import { Button } from '#components/ui/Button.tsx';
import type { AdminBill } from '#contracts/billing/dashboard.ts';
import { type Adjustment, grossCents } from '#domain/billing/adjustment.ts';
import { isOpenBill } from '#domain/billing/player-bill.ts';
import { stillOwedCents } from '#domain/billing/received.ts';
import { formatCents } from '#domain/money/money.ts';
import { messages } from '#words/office/dashboard/adjustments.ts';
import { useOpened } from '../use-opened.ts';
import { AdjustDialog } from './AdjustDialog.tsx';
import { TakeBackDialog } from './TakeBackDialog.tsx';

interface AdjustmentsProps {
  bill: AdminBill;
  /** Why they cannot change now; null where they can. */
  hindrance: string | null;
  /** Why none of them can be removed now, which may be `hindrance`; null where one can. */
  removalHindrance: string | null;
  onChanged: () => void;
}

/** Why a bill asks for less than its full price, with ways to lower it and to take that back. */
export function Adjustments(props: AdjustmentsProps) {
  const { bill, hindrance, removalHindrance, onChanged } = props;
  const { opened, open, close } = useOpened<'add' | Adjustment>();
  const { adjustments = [] } = bill;
  const done = () => {
    close();
    onChanged();
  };
  const isOpen = stillOwedCents(bill) > 0;
  const isHindered = hindrance !== null && (isOpenBill(bill) || adjustments.length > 0);
  const staysWhy = !isHindered && adjustments.length > 0 && removalHindrance;
  if (!isOpen && !isHindered && adjustments.length === 0) return null;
  return (
    <section aria-label={messages.heading} className="flex flex-col gap-3">
      <h3 className="text-xl">{messages.heading}</h3>
      {adjustments.length > 0 && (
        <ul className="tabular divide-y divide-line">
          <li className="flex justify-between gap-4 py-2">
            <span>{messages.fullPrice}</span>
            <span>{formatCents(grossCents(bill))}</span>
          </li>
          {adjustments.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
              <span className="min-w-0 grow wrap-anywhere">{one.reason}</span>
              <span>−{formatCents(one.cents)}</span>
              {removalHindrance === null && (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={messages.takeBackOf(one.reason)}
                  onClick={() => open(one)}
                >
                  {messages.takeBack}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {isHindered && <p>{messages.hindered(hindrance)}</p>}
      {staysWhy && <p>{messages.stays(staysWhy)}</p>}
      {isOpen && !isHindered && (
        <div>
          <Button variant="outline" onClick={() => open('add')}>
            {messages.open}
          </Button>
        </div>
      )}
      {opened === 'add' && <AdjustDialog bill={bill} onClose={close} onDone={done} />}
      {opened && opened !== 'add' && (
        <TakeBackDialog bill={bill} adjustment={opened} onClose={close} onDone={done} />
      )}
    </section>
  );
}
