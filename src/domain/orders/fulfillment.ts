import type { PaymentStatus } from '#domain/payments/choices.ts';
import type { Order } from './order.ts';

type Fulfillment = Order['fulfilment'];

const FORWARD: Readonly<Record<Fulfillment, readonly Fulfillment[]>> = {
  open: ['packed'],
  packed: ['shipped', 'handed_over'],
  shipped: [],
  handed_over: [],
};
const BACK: Readonly<Record<Fulfillment, readonly Fulfillment[]>> = {
  open: [],
  packed: ['open'],
  shipped: ['packed'],
  handed_over: ['packed'],
};
/** Of an order that can be packed: of one with a refund in part, the rest is to be sent. */
export const PACKABLE: readonly PaymentStatus[] = ['paid', 'partially_refunded'];

/** Whether the order has left the office, by mail or over the counter. */
export function isSent({ fulfilment }: Pick<Order, 'fulfilment'>): boolean {
  return fulfilment === 'shipped' || fulfilment === 'handed_over';
}

/** The steps that can follow: forward only what is paid for, and one back, to undo a mistake. */
export function nextFulfillments(order: {
  fulfilment: Fulfillment;
  payment: { status: PaymentStatus };
}): Fulfillment[] {
  const forward = PACKABLE.includes(order.payment.status) ? FORWARD[order.fulfilment] : [];
  return [...forward, ...BACK[order.fulfilment]];
}
