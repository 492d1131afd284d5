import { Button } from '#components/ui/Button.tsx';
import type { OpenBill } from '#contracts/families/dashboard.ts';
import { formatDay } from '#domain/calendar/day.ts';
import { formatCents } from '#domain/money/money.ts';
import { messages } from '#words/office/dashboard/families/open-bills.ts';
import { RowActions } from '../kit/RowActions.tsx';
import { useOpened } from '../kit/use-opened.ts';
import { PlanDialog } from './PlanDialog.tsx';
import { WriteOffDialog } from './WriteOffDialog.tsx';

interface OpenBillsProps {
  bills: readonly OpenBill[];
  onChanged: () => void;
}

/** What of a family's bills is open, each to be split into parts, and all to be written off. */
export function OpenBills({ bills, onChanged }: OpenBillsProps) {
  const { opened, open, close } = useOpened<OpenBill | 'writeOff'>();
  if (bills.length === 0) return null;
  const done = () => {
    close();
    onChanged();
  };
  return (
    <section className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-h3">{messages.heading}</h3>
        <Button size="sm" variant="outline" onClick={() => open('writeOff')}>
          {messages.writeOff}
        </Button>
      </div>
      <ul>
        {bills.map((bill) => (
          <li
            key={bill.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-2 text-sm"
          >
            <span className="min-w-0 flex-1 wrap-anywhere">
              {bill.description} ({bill.number})
              {bill.dueDate && (
                <span className="block text-muted">{messages.due(formatDay(bill.dueDate))}</span>
              )}
              {bill.cannotSplit && <span className="block text-muted">{bill.cannotSplit}</span>}
            </span>
            <span className="tabular">{formatCents(bill.leftCents)}</span>
            <RowActions
              of={bill.number}
              actions={bill.cannotSplit ? [] : [{ label: messages.plan, run: () => open(bill) }]}
            />
          </li>
        ))}
      </ul>
      {opened && opened !== 'writeOff' && (
        <PlanDialog bill={opened} onClose={close} onDone={done} />
      )}
      {opened === 'writeOff' && <WriteOffDialog bills={bills} onClose={close} onDone={done} />}
    </section>
  );
}
