import type { CollectionReference } from '@google-cloud/firestore';
import type { SeenRecord } from '#contracts/records/change.ts';
import type { Payer } from '#domain/payments/payment.ts';
import { messages } from '#words/office/refusals/records.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import type { PaidKind } from '../../mails/payer-email-mail.ts';
import { carryNewsStop } from '../families/stop-news.ts';
import { readdressMails } from '../mail/readdress-mails.ts';
import { tellAddressBefore } from '../mail/tell-address-before.ts';
import { changeRecord } from './change-record.ts';

interface Paid {
  id: string;
  updatedAt: string;
  payer: Payer;
}

interface Correction<T> {
  collection: CollectionReference<T>;
  kind: PaidKind;
  /** For the log, such as 'order.emailCorrected'. */
  action: string;
  /** Where else the address stands. */
  alsoIn?: (record: T, email: string) => T;
  actor: Account;
  now: Date;
}

/**
 * Corrects the address of whoever pays a record, after a slip in its form. What waits to be sent about it
 * goes there, and so will the year's giving statement. Receipts stay with the address that paid. One that is
 * known to be somebody's is emailed that the record has left it.
 * @throws AppError not_found, conflict, invalid_input
 */
export function correctPayerEmail<T extends Paid>(
  { email, ...seen }: SeenRecord & { email: string },
  { collection, kind, action, alsoIn = (record) => record, actor, now }: Correction<T>,
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
    inTransaction: async (transaction, after, before) => {
      const path = collection.doc(after.id).path;
      const about = new Set([path]);
      const addresses = { from: before.payer.email, to: email };
      await readdressMails(transaction, { ...addresses, about }, actor, now);
      await carryNewsStop(transaction, addresses, now);
      const { language } = before.payer;
      const news = { kind, path, old: addresses.from, updatedAt: after.updatedAt, language };
      await tellAddressBefore(transaction, news, now);
    },
  });
}
