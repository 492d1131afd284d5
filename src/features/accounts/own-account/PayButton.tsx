import { Button } from '#components/ui/Button.tsx';
import type { BillView } from '#contracts/accounts/record-views.ts';
import { formatCents } from '#domain/money/money.ts';
import { messages } from '#words/account/records.ts';
import { messages as records } from '#words/labels/records.ts';
import { billTitle } from './bill-title.ts';

interface PayButtonProps {
  bill: BillView;
  /** One of several: the first stands out above them. */
  inRow?: boolean;
  busy: boolean;
  onPay: () => void;
}

/** Pays a bill: says how much and, for who does not see the row, for what. */
export function PayButton({ bill, inRow = false, busy, onPay }: PayButtonProps) {
  const { pay, payFor } = messages.bills;
  return (
    <Button
      size={inRow ? 'sm' : 'md'}
      variant={inRow ? 'outline' : 'primary'}
      loading={busy}
      onClick={onPay}
      className="tabular"
    >
      <span>
        {pay(formatCents(bill.payCents))}
        <span className="sr-only">
          {payFor(bill.paysFor ? records.registration(bill.paysFor) : billTitle(bill))}
        </span>
      </span>
    </Button>
  );
}
