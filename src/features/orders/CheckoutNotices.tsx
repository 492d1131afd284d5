import { useCancelled } from '#browser/forms/use-cancelled.ts';
import { CancelledNotice } from '#components/form/CancelledNotice.tsx';
import { Alert } from '#components/ui/Alert.tsx';
import { formatCents } from '#domain/money/money.ts';
import { messages } from '#words/orders/checkout.ts';
import type { OrderRecord } from './order-records.ts';

/** What the person should know before they fill in the form. */
export function CheckoutNotices({ overlapping }: { overlapping: OrderRecord | undefined }) {
  const isCancelled = useCancelled();
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
