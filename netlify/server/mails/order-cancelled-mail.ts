import type { Order } from '#domain/orders/order.ts';
import type { MailDraft } from './compose.ts';

/** To the buyer of an order that the office has cancelled before anything was paid. */
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
    subject: `Your order ${number} is canceled`,
    about: `orders/${id}`,
    blocks: [
      `Hello, your order ${number} at ${programName} is canceled. Nothing was paid for it, and nothing will be charged. If a check or transfer is on its way to us, please tell us and we will send it back.`,
      'Questions? Just reply to this email.',
    ],
  };
}
