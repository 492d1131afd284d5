import type { Order } from '#domain/orders/order.ts';
import { messages as common } from '#words/emails/common.ts';
import { messages } from '#words/emails/orders.ts';
import type { MailDraft } from './compose.ts';

/** To the buyer of an order that the office has canceled before anything was paid. */
export function orderCancelled(
  { id, number, customer }: Order,
  programName: string,
  officeEmail: string,
): MailDraft {
  return {
    id: `order-${id}-cancelled`,
    to: customer.email,
    replyTo: officeEmail,
    limit: 'none',
    subject: messages.cancelledSubject(number),
    about: `orders/${id}`,
    blocks: [common.hello(messages.cancelled(number, programName)), common.questions],
  };
}
