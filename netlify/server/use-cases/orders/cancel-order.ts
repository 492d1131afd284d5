import type { SeenRecord } from '#contracts/records/change.ts';
import { mayCancelOrder } from '#domain/orders/cancellation.ts';
import type { Order } from '#domain/orders/order.ts';
import { messages } from '#words/office/refusals/payments.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { env } from '../../core/env.ts';
import { readSettings } from '../../gateways/content.ts';
import { orders } from '../../gateways/records.ts';
import { writtenIn } from '../../mails/compose.ts';
import { orderCancelled } from '../../mails/order-cancelled-mail.ts';
import { readerLanguage } from '../languages/reader-language.ts';
import { addMailsOnce } from '../mail/write-mail-once.ts';
import { closePages, mustBeExpired } from '../payments/pages/expire-pages.ts';
import { changeRecord, staleRecord } from '../records/change-record.ts';
import { readRecord } from '../records/office-record.ts';

/**
 * Cancels an order that nothing was paid for: closes its payment page first, and emails the buyer.
 * @throws AppError not_found, conflict (changed since it was seen; paid, or a payment is on its way;
 *   canceled already), payment_unavailable
 */
export async function cancelOrder(
  { id, seen }: SeenRecord,
  actor: Account,
  now: Date,
): Promise<Order> {
  const { programName } = await readSettings();
  const found = await readRecord(orders(), id);
  refuse(found);
  if (found.updatedAt !== seen) throw staleRecord();
  const subject = { kind: 'order', recordId: id } as const;
  const expired = await closePages(subject, now);
  // Stripe's word that the page is closed may have been noted by now: that is no change of anyone's.
  const current = await readRecord(orders(), id);
  return changeRecord({ id, seen: current.updatedAt }, cancelled, {
    collection: orders(),
    actor,
    action: 'order.cancelled',
    now,
    inTransaction: async (transaction, order) => {
      await mustBeExpired(transaction, subject, expired);
      const language = await readerLanguage(order.payer);
      const draft = writtenIn(language, () =>
        orderCancelled(order, programName, env().OFFICE_EMAIL),
      );
      await addMailsOnce(transaction, [draft], now);
    },
  });
}

function cancelled(order: Order): Order {
  refuse(order);
  return { ...order, payment: { ...order.payment, status: 'cancelled' } };
}

function refuse(order: Order): void {
  if (order.payment.status === 'cancelled') {
    throw new AppError('conflict', messages.orderCancelled);
  }
  if (!mayCancelOrder(order)) {
    throw new AppError('conflict', messages.orderPaid);
  }
}
