import type { CollectionReference } from '@google-cloud/firestore';
import type { SeenRecord } from '#contracts/records/change.ts';
import { messages } from '#words/office/refusals/records.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { carryNewsStop } from '../families/stop-news.ts';
import { readdressMails } from '../mail/readdress-mails.ts';
import { changeRecord } from './change-record.ts';

interface Written {
  id: string;
  email: string;
  updatedAt: string;
}

/**
 * Corrects the address of whoever wrote to us or wants to volunteer, also after emails went out to the wrong
 * one. What waits to be sent about the record goes to the new one.
 * @throws AppError not_found, conflict, invalid_input
 */
export function correctWriterEmail<T extends Written>(
  collection: CollectionReference<T>,
  { email, ...seen }: SeenRecord & { email: string },
  action: string,
  actor: Account,
  now: Date,
): Promise<T> {
  const correct = (current: T): T => {
    if (current.email !== email) return { ...current, email };
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
      const addresses = { from: before.email, to: email };
      await readdressMails(transaction, { ...addresses, about }, actor, now);
      await carryNewsStop(transaction, addresses, now);
    },
  });
}
