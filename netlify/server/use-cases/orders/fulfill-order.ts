import type { SeenRecord } from '#contracts/records/change.ts';
import { isSent, nextFulfillments } from '#domain/orders/fulfillment.ts';
import type { Order } from '#domain/orders/order.ts';
import { messages } from '#words/office/refusals/payments.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { env } from '../../core/env.ts';
import { readProgramWords } from '../../gateways/content-program.ts';
import { orders } from '../../gateways/records.ts';
import { writtenIn } from '../../mails/compose.ts';
import { orderSent } from '../../mails/order-sent-mail.ts';
import { readerLanguage } from '../languages/reader-language.ts';
import { addMailsOnce } from '../mail/write-mail-once.ts';
import { changeRecord } from '../records/change-record.ts';

/**
 * Takes an order one step on, or back; what leaves the office is told to the buyer.
 * @throws AppError not_found, conflict (changed since it was seen), invalid_input (no step that can follow)
 */
export async function fulfillOrder(
  { fulfilment, ...seen }: SeenRecord & { fulfilment: Order['fulfilment'] },
  actor: Account,
  now: Date,
): Promise<Order> {
  const words = await readProgramWords();
  const take = (order: Order): Order => {
    if (nextFulfillments(order).includes(fulfilment)) return { ...order, fulfilment };
    const message = messages.orderStep;
    throw new AppError('invalid_input', message, { fields: { fulfilment: message } });
  };
  return changeRecord(seen, take, {
    collection: orders(),
    actor,
    action: 'order.fulfilled',
    now,
    inTransaction: async (transaction, order) => {
      if (!isSent(order)) return;
      const language = await readerLanguage(order.payer);
      const draft = writtenIn(language, () => orderSent(order, words, env().OFFICE_EMAIL));
      await addMailsOnce(transaction, [draft], now);
    },
  });
}
