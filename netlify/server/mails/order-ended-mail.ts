import type { Order } from '#domain/orders/order.ts';
import { cameIn } from '#domain/payments/come-again.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { messages as common } from '#words/emails/common.ts';
import { messages } from '#words/emails/orders.ts';
import type { MailDraft } from './compose.ts';

/**
 * To the buyer of an order that the office has canceled, or closed at the part that came.
 * @param entries all of the order: money that came and went again was paid
 */
export function orderEnded(
  { id, number, customer, payment }: Order,
  programName: string,
  officeEmail: string,
  entries: readonly LedgerEntry[],
): MailDraft {
  const what = payment.endedByOffice ? 'closed' : 'cancelled';
  const wasPaid = what === 'cancelled' && cameIn(entries).length > 0;
  return {
    id: `order-${id}-${what}`,
    to: customer.email,
    replyTo: officeEmail,
    limit: 'none',
    subject: messages.endSubject[what](number),
    about: `orders/${id}`,
    blocks: [
      common.hello(messages.end[wasPaid ? 'cancelledAfterMoney' : what](number, programName)),
      common.questions,
    ],
  };
}
