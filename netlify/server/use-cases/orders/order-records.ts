import type { SeenRecord } from '#contracts/records/change.ts';
import type { Order } from '#domain/orders/order.ts';
import type { Account } from '../../core/account.ts';
import { orders } from '../../gateways/records.ts';
import { correctPayerEmail } from '../records/correct-payer-email.ts';
import { payableRecords } from '../records/kinds-of-records.ts';

/** What the office does with orders, besides fulfilling them. */
export const orderRecords = {
  ...payableRecords(orders, 'order'),
  /** @throws AppError not_found, conflict, invalid_input */
  correctEmail: (
    request: SeenRecord & { email: string },
    actor: Account,
    now: Date,
  ): Promise<Order> =>
    correctPayerEmail(request, {
      collection: orders(),
      kind: 'order',
      action: 'order.emailCorrected',
      alsoIn: (order, email) => ({ ...order, customer: { ...order.customer, email } }),
      actor,
      now,
    }),
};
