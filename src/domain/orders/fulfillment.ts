import type { PaymentStatus } from '#domain/payments/choices.ts';
import type { Payment } from '#domain/payments/payment.ts';
import type { Order } from './order.ts';

type Fulfillment = Order['fulfilment'];

const FORWARD: Readonly<Record<Fulfillment, readonly Fulfillment[]>> = {
  open: ['packed'],
  packed: ['shipped', 'handed_over'],
  shipped: [],
  handed_over: [],
  nothing_to_send: [],
};
const BACK: Readonly<Record<Fulfillment, readonly Fulfillment[]>> = {
  open: [],
  packed: ['open'],
  shipped: ['packed'],
  handed_over: ['packed'],
  nothing_to_send: ['open'],
};
/** Of an order that can be packed: of one with a refund in part, the rest is to be sent. */
export const PACKABLE: readonly PaymentStatus[] = ['paid', 'partially_refunded'];

/** Whether the order has left the office, by mail or over the counter. */
export function isSent({ fulfilment }: Pick<Order, 'fulfilment'>): boolean {
  return fulfilment === 'shipped' || fulfilment === 'handed_over';
}

/** Whether it is for the office to send: it has not left, and there is something to send. */
export function isToSend(order: Pick<Order, 'fulfilment'>): boolean {
  return !isSent(order) && order.fulfilment !== 'nothing_to_send';
}

/** Where it stands once its payment has changed: with a refund that came back, there is something to send again. */
export function fulfillmentAfter(
  { fulfilment, payment }: Pick<Order, 'fulfilment' | 'payment'>,
  after: Payment,
): Fulfillment {
  const cameBack = after.refundedCents < payment.refundedCents;
  return cameBack && fulfilment === 'nothing_to_send' ? 'open' : fulfilment;
}

/** The steps that can follow: forward only what is paid for, and one back, to undo a mistake. */
export function nextFulfillments({
  fulfilment,
  payment,
}: {
  fulfilment: Fulfillment;
  payment: Pick<Payment, 'status' | 'endedByOffice'>;
}): Fulfillment[] {
  const forward = PACKABLE.includes(payment.status) ? FORWARD[fulfilment] : [];
  // What is left may be the shipping alone.
  const isLess = payment.status === 'partially_refunded' || payment.endedByOffice === true;
  const aside: Fulfillment[] =
    isLess && forward.length > 0 && fulfilment === 'open' ? ['nothing_to_send'] : [];
  return [...forward, ...aside, ...BACK[fulfilment]];
}
