import type { Order } from '#domain/orders/order.ts';
import { messages as common } from '#words/emails/common.ts';
import { messages } from '#words/emails/orders.ts';
import type { MailDraft } from './compose.ts';

/** To the buyer of an order that the office has canceled, or closed at the part that came. */
export function orderEnded(
  { id, number, customer, payment }: Order,
  programName: string,
  officeEmail: string,
): MailDraft {
  const what = payment.endedByOffice ? 'closed' : 'cancelled';
  return {
    id: `order-${id}-${what}`,
    to: customer.email,
    replyTo: officeEmail,
    limit: 'none',
    subject: messages.endSubject[what](number),
    about: `orders/${id}`,
    blocks: [common.hello(messages.end[what](number, programName)), common.questions],
  };
}
