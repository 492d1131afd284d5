import type { Order } from '#domain/orders/order.ts';
import type { PaymentEvent } from '#domain/payments/payment-event.ts';
import { settlePayment as settle } from '#domain/payments/settlement.ts';
import { env } from '../env.ts';
import { readSettings } from '../gateways/content.ts';
import { firestore } from '../gateways/firestore.ts';
import { orders, outbox, paymentEvents } from '../gateways/records.ts';
import { type PaymentRef, readPaymentFacts } from '../gateways/stripe.ts';
import { composeMail, type MailDraft } from '../mails/compose.ts';
import {
  orderForOffice,
  orderPaid,
  orderPaymentFailed,
  orderRefunded,
} from '../mails/order-mails.ts';

/**
 * Brings the record that a Stripe event is about to where Stripe says it stands.
 *
 * Event, record and mails change in one transaction, and Stripe is asked inside it after the record
 * was read: when another event settles the same record in between, this one starts again with fresh
 * facts, so an older answer never overwrites a newer one.
 * @returns true when the event was new
 */
export async function settlePayment(
  event: { id: string; type: string },
  ref: PaymentRef | null,
  now: Date,
): Promise<boolean> {
  const about = ref && (await readPaymentFacts(ref));
  const settings = about ? await readSettings() : undefined;
  return firestore().runTransaction(async (transaction) => {
    const eventDoc = paymentEvents().doc(event.id);
    if ((await transaction.get(eventDoc)).exists) return false;
    const applied: PaymentEvent = {
      id: event.id,
      type: event.type,
      appliedTo: about ? `orders/${about.orderId}` : null,
      receivedAt: now.toISOString(),
    };
    if (ref && about && settings) {
      const orderDoc = orders().doc(about.orderId);
      const order = (await transaction.get(orderDoc)).data();
      const facts = (await readPaymentFacts(ref))?.facts;
      // The order is stored before its payment page exists, so this is a fault of ours: Stripe tries again.
      if (!order || !facts)
        throw new Error(`Event ${event.id} names order ${about.orderId}, which is not there`);
      const payment = settle(order.payment, facts, now);
      if (payment !== order.payment) {
        const settled = { ...order, payment, updatedAt: now.toISOString() };
        transaction.set(orderDoc, settled);
        const context = { order: settled, settings, officeEmail: env().OFFICE_EMAIL };
        for (const draft of mailsFor(order, context)) {
          transaction.set(outbox().doc(draft.id), await composeMail(draft, now));
        }
      }
    }
    transaction.create(eventDoc, applied);
    return true;
  });
}

/** The mails that a change of an order causes; none where its status and refunds stay as they were. */
function mailsFor(before: Order, context: Parameters<typeof orderPaid>[0]): MailDraft[] {
  const { order } = context;
  if (order.payment.refundedCents > before.payment.refundedCents) {
    return [
      orderRefunded(context),
      orderForOffice(context, `refunded-${order.payment.refundedCents}`, 'refunded'),
    ];
  }
  if (order.payment.status === before.payment.status) return [];
  switch (order.payment.status) {
    case 'paid':
      // A dispute that was won brings the order back to paid: no news for the buyer.
      return before.payment.paidAt
        ? []
        : [orderPaid(context), orderForOffice(context, 'paid', 'paid')];
    case 'payment_failed':
      return [
        orderPaymentFailed(context),
        orderForOffice(context, 'payment-failed', 'the bank refused the payment'),
      ];
    case 'disputed':
      return [
        orderForOffice(context, 'disputed', 'the buyer disputes the payment; answer in Stripe'),
      ];
    default:
      return [];
  }
}
