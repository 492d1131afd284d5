import { useSyncExternalStore } from 'react';
import { Alert } from '#components/ui/Alert.tsx';
import { formatCents } from '#domain/money/money.ts';
import { messages } from './messages.ts';
import type { OrderRecord } from './order-records.ts';

/** What the person should know before they fill in the form. */
export function CheckoutNotices({ overlapping }: { overlapping: OrderRecord | undefined }) {
  const isCancelled = useSyncExternalStore(listenToNothing, readCancelled, readNothing);
  const placed =
    overlapping &&
    messages.alreadyPlaced(overlapping.orderNumber, formatCents(overlapping.totalCents));
  return (
    <>
      {isCancelled && <Alert title={messages.cancelled.title}>{messages.cancelled.text}</Alert>}
      {placed && <Alert title={placed.title}>{placed.text}</Alert>}
    </>
  );
}

/** Stripe's page sends people who turn back to `/checkout?cancelled=1`. */
function readCancelled(): boolean {
  return new URLSearchParams(window.location.search).get('cancelled') === '1';
}

function readNothing(): boolean {
  return false;
}

/** The address does not change while the page is open. */
function listenToNothing(): () => void {
  return () => undefined;
}
