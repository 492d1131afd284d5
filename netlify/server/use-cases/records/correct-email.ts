import type { CollectionReference, Transaction } from '@google-cloud/firestore';
import type { SeenRecord } from '#contracts/records/change.ts';
import { messages } from '#words/office/refusals/records.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { carryNewsStop } from '../families/stop-news.ts';
import { readdressMails } from '../mail/readdress-mails.ts';
import { changeRecord } from './change-record.ts';

/** Where a record has its address, and what follows from a correction. */
interface Correction<T> {
  collection: CollectionReference<T>;
  /** For the log, such as 'order.emailCorrected'. */
  action: string;
  emailOf: (record: T) => string;
  withEmail: (record: T, email: string) => T;
  /** Told in the same transaction. */
  tell?: (transaction: Transaction, after: T, before: T) => Promise<void>;
  actor: Account;
  now: Date;
}

/**
 * Corrects the address of a record, also after emails went out to the wrong one. What waits to be sent about
 * the record goes to the new one, and so does the wish for no more news.
 * @throws AppError not_found, conflict, invalid_input (it is the same)
 */
export function correctEmail<T extends { id: string; updatedAt: string }>(
  { email, ...seen }: SeenRecord & { email: string },
  { collection, action, emailOf, withEmail, tell, actor, now }: Correction<T>,
): Promise<T> {
  const correct = (current: T): T => {
    if (emailOf(current) !== email) return withEmail(current, email);
    const message = messages.sameAddress;
    throw new AppError('invalid_input', message, { fields: { email: message } });
  };
  return changeRecord(seen, correct, {
    collection,
    actor,
    action,
    now,
    inTransaction: async (transaction, after, before) => {
      const about = new Set([collection.doc(after.id).path]);
      const addresses = { from: emailOf(before), to: email };
      await readdressMails(transaction, { ...addresses, about }, actor, now);
      await carryNewsStop(transaction, addresses, now);
      await tell?.(transaction, after, before);
    },
  });
}
