import { Panel } from '#components/form/Panel.tsx';
import { Button } from '#components/ui/Button.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { type Cents, formatCents } from '#domain/money/money.ts';
import { messages } from './messages.ts';
import type { OrderRecord } from './order-records.ts';

/** A card order on its way to being paid. */
export interface Payment {
  record: OrderRecord;
  checkoutUrl: string;
  /** The total on the button that was pressed. */
  shownCents: Cents;
  /** Whether the payment page has been opened; not when its total is a surprise. */
  opened: boolean;
}

interface TotalChangedProps {
  payment: Payment;
  onPay: () => void;
  onBack: () => void;
}

/** Content's price is what counts: when it is not what the person saw, they decide before they pay. */
export function TotalChanged({ payment, onPay, onBack }: TotalChangedProps) {
  const total = formatCents(payment.record.totalCents);
  return (
    <Panel
      title={messages.changed.title}
      actions={
        <>
          <ButtonLink href={payment.checkoutUrl} target="_blank" rel="noopener" onClick={onPay}>
            {messages.changed.pay(total)}
          </ButtonLink>
          <Button variant="outline" onClick={onBack}>
            {messages.changed.back}
          </Button>
        </>
      }
    >
      <p>{messages.changed.text(formatCents(payment.shownCents), total)}</p>
    </Panel>
  );
}
