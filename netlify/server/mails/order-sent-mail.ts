import { fullName } from '#domain/accounts/full-name.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import type { Order } from '#domain/orders/order.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { keptCents } from '#domain/payments/surplus.ts';
import { messages as common } from '#words/emails/common.ts';
import { messages } from '#words/emails/orders.ts';
import type { ProgramWords } from '../core/program-words.ts';
import type { MailDraft } from './compose.ts';

/**
 * To the buyer when the order has left the office, by mail or over the counter. A step that was taken
 * back and made again is another email: the first one was not true.
 */
export function orderSent(order: Order, words: ProgramWords, officeEmail: string): MailDraft {
  const { customer, number, payment } = order;
  const isShipped = order.fulfilment === 'shipped';
  const address = `${customer.address}, ${customer.city}, ${customer.state} ${customer.zipCode}`;
  const opening = isShipped
    ? messages.sent(words.programName, fullName(customer), address)
    : messages.handed(words.programName);
  return {
    id: `order-${order.id}-${order.fulfilment}-${Date.parse(order.updatedAt)}`,
    to: customer.email,
    replyTo: officeEmail,
    limit: 'none',
    subject: isShipped ? messages.sentSubject(number) : messages.handedSubject(number),
    about: `orders/${order.id}`,
    blocks: [
      common.hi(customer.firstName, opening),
      ...tellLess(payment),
      {
        rows: order.lines.map(
          ({ name, size, color, quantity }) =>
            [messages.item(name, size, color), String(quantity)] as const,
        ),
      },
      messages.missing,
    ],
  };
}

/** That not all of it comes. Neither refund nor payment names items: only buyer and office know which they are. */
function tellLess(payment: Payment): string[] {
  const refunded = refundedOfOrder(payment);
  if (refunded > 0) return [messages.lessRefunded(formatCents(refunded))];
  return payment.endedByOffice ? [messages.lessPaid(formatCents(payment.paidCents))] : [];
}

/** What was refunded of the order itself: the refund of what came twice leaves all of it in the box. */
function refundedOfOrder(payment: Payment): Cents {
  return Math.max(0, Math.min(payment.refundedCents, payment.totalCents - keptCents(payment)));
}
