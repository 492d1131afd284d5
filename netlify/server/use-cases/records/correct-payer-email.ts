import type { CollectionReference } from '@google-cloud/firestore';
import type { SeenRecord } from '#contracts/records/change.ts';
import type { Payer } from '#domain/payments/payment.ts';
import { messages } from '#words/office/refusals/records.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { carryNewsStop } from '../families/stop-news.ts';
import { readdressMails } from '../mail/readdress-mails.ts';
import { changeRecord } from './change-record.ts';

interface Paid {
  id: string;
  updatedAt: string;
  payer: Payer;
}

interface Correction<T> {
  collection: CollectionReference<T>;
  /** For the log, such as 'order.emailCorrected'. */
  action: string;
  /** Where else the address stands. */
  alsoIn?: (record: T, email: string) => T;
  actor: Account;
  now: Date;
}

/**
 * Corrects the address of whoever pays a record, after a slip in its form. What waits to be sent about it
 * goes there, and so will the year's giving statement. Receipts stay with the address that paid.
 * @throws AppError not_found, conflict, invalid_input
 */
export function correctPayerEmail<T extends Paid>(
  { email, ...seen }: SeenRecord & { email: string },
  { collection, action, alsoIn = (record) => record, actor, now }: Correction<T>,
): Promise<T> {
  const correct = (current: T): T => {
    if (current.payer.email === email) {
      const message = messages.sameAddress;
      throw new AppError('invalid_input', message, { fields: { email: message } });
    }
    return alsoIn({ ...current, payer: { ...current.payer, email } }, email);
  };
  return changeRecord(seen, correct, {
    collection,
    actor,
    action,
    now,
    inTransaction: async (transaction, { id }, before) => {
      const about = new Set([collection.doc(id).path]);
      const addresses = { from: before.payer.email, to: email };
      await readdressMails(transaction, { ...addresses, about }, actor, now);
      await carryNewsStop(transaction, addresses, now);
    },
  });
}
