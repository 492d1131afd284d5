import { useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import type { OpenBill } from '#contracts/families/dashboard.ts';
import { formatDay } from '#domain/calendar/day.ts';
import { formatCents } from '#domain/money/money.ts';
import { messages } from '#words/office/dashboard/families/open-bills.ts';
import { RowActions } from '../kit/RowActions.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { WriteOffDialog } from './WriteOffDialog.tsx';

interface OpenBillsProps {
  bills: readonly OpenBill[];
  onChanged: () => void;
}

/** What of a family's bills is open, each to be split into parts, and all to be written off. */
export function OpenBills({ bills, onChanged }: OpenBillsProps) {
  const [planning, setPlanning] = useState<OpenBill>();
  const [isWritingOff, setWritingOff] = useState(false);
  if (bills.length === 0) return null;
  const close = () => {
    setPlanning(undefined);
    setWritingOff(false);
  };
  const done = () => {
    close();
    onChanged();
  };
  return (
    <section className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-h3">{messages.heading}</h3>
        <Button size="sm" variant="outline" onClick={() => setWritingOff(true)}>
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
            </span>
            <span className="tabular">{formatCents(bill.leftCents)}</span>
            <RowActions
              of={bill.number}
              actions={[{ label: messages.plan, run: () => setPlanning(bill) }]}
            />
          </li>
        ))}
      </ul>
      {planning && <PlanDialog bill={planning} onClose={close} onDone={done} />}
      {isWritingOff && <WriteOffDialog bills={bills} onClose={close} onDone={done} />}
    </section>
  );
}
