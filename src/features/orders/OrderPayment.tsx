import { ChangedPayment } from '#components/form/ChangedPayment.tsx';
import { FinishPaying } from '#components/form/FinishPaying.tsx';
import { type Cents, formatCents } from '#domain/money/money.ts';
import { messages } from '#words/orders/checkout.ts';
import { messages as outcomeMessages } from '#words/orders/outcome.ts';
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

interface OrderPaymentProps {
  payment: Payment;
  onOpen: () => void;
  onBack: () => void;
}

/** Content's price is what counts: when it is not what the person saw, they decide before they pay. */
export function OrderPayment({ payment, onOpen, onBack }: OrderPaymentProps) {
  const { record, checkoutUrl, shownCents } = payment;
  const total = formatCents(record.totalCents);
  if (payment.opened) {
    return (
      <FinishPaying
        url={checkoutUrl}
        onBack={onBack}
        facts={[
          [messages.orderNumber, record.orderNumber],
          [messages.total, total],
        ]}
      >
        {outcomeMessages.cartKept}
      </FinishPaying>
    );
  }
  return (
    <ChangedPayment
      title={outcomeMessages.changed.title}
      pay={outcomeMessages.changed.pay(total)}
      url={checkoutUrl}
      onPay={onOpen}
      onBack={onBack}
    >
      <p>{outcomeMessages.changed.text(formatCents(shownCents), total)}</p>
    </ChangedPayment>
  );
}
