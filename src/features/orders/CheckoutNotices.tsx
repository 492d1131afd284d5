import { Alert } from '#components/ui/Alert.tsx';
import { formatCents } from '#domain/money/money.ts';
import { messages } from '#words/orders/checkout.ts';
import type { OrderRecord } from './order-records.ts';

/**
 * What the person should know before they fill in the form.
 * @param props.overlapping a pledge that took some of what the cart holds
 */
export function CheckoutNotices({ overlapping }: { overlapping: OrderRecord | undefined }) {
  if (!overlapping) return null;
  const { orderNumber, totalCents } = overlapping;
  const { title, text } = messages.alreadyPlaced(orderNumber, formatCents(totalCents));
  return <Alert title={title}>{text}</Alert>;
}
