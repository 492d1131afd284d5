import { CancelledNotice } from '#components/form/CancelledNotice.tsx';
import { Alert } from '#components/ui/Alert.tsx';
import { formatCents } from '#domain/money/money.ts';
import { messages } from '#words/orders/checkout.ts';
import type { OrderRecord } from './order-records.ts';

interface CheckoutNoticesProps {
  /** Stripe's page has sent them back. */
  isCancelled: boolean;
  /** A pledge that took some of what the cart holds. */
  overlapping: OrderRecord | undefined;
}

/** What the person should know before they fill in the form. */
export function CheckoutNotices({ isCancelled, overlapping }: CheckoutNoticesProps) {
  const placed =
    overlapping &&
    messages.alreadyPlaced(overlapping.orderNumber, formatCents(overlapping.totalCents));
  return (
    <>
      {isCancelled && <CancelledNotice>{messages.cancelled}</CancelledNotice>}
      {placed && <Alert title={placed.title}>{placed.text}</Alert>}
    </>
  );
}
