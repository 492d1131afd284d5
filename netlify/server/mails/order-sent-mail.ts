import { fullName } from '#domain/accounts/full-name.ts';
import type { Order } from '#domain/orders/order.ts';
import type { ProgramWords } from '../core/program-words.ts';
import type { MailDraft } from './compose.ts';

/**
 * To the buyer when the order has left the office, by mail or over the counter. A step that was taken
 * back and made again is another mail: the first one was not true.
 */
export function orderSent(order: Order, words: ProgramWords, officeEmail: string): MailDraft {
  const { customer, number } = order;
  const isShipped = order.fulfilment === 'shipped';
  const address = `${customer.address}, ${customer.city}, ${customer.state} ${customer.zipCode}`;
  const from = words.programName ? ` from ${words.programName}` : '';
  return {
    id: `order-${order.id}-${order.fulfilment}-${Date.parse(order.updatedAt)}`,
    to: customer.email,
    replyTo: officeEmail,
    limit: 'none',
    subject: isShipped ? `Order ${number} is on its way` : `Order ${number} was handed over`,
    about: `orders/${order.id}`,
    blocks: [
      isShipped
        ? `Hi ${customer.firstName}, your order${from} is on its way to ${fullName(customer)}, ${address}.`
        : `Hi ${customer.firstName}, your order${from} was handed over. We hope you enjoy it.`,
      {
        rows: order.lines.map(
          ({ name, size, color, quantity }) =>
            [`${name} (${size}, ${color})`, String(quantity)] as const,
        ),
      },
      'Is something missing or not right? Just reply to this email.',
    ],
  };
}
