import type { Transaction } from '@google-cloud/firestore';
import { isBeingSent, type OutboxMail, UNSENT } from '#domain/mail/outbox-mail.ts';
import { readable } from '../../core/broken-records.ts';
import { outbox } from '../../gateways/records.ts';
import { asksForMoney } from './asks-for-money.ts';

/**
 * Takes unsent emails back that ask somebody for what they are not to pay any more. Nothing stays of them:
 * the same occasion may be an email to somebody else.
 */
export async function dropAsking(
  transaction: Transaction,
  to: string,
  isAbout: (mail: OutboxMail) => boolean,
  now: Date,
): Promise<void> {
  const found = await transaction.get(outbox().where('to', '==', to).where('status', 'in', UNSENT));
  for (const mail of readable(found.docs)) {
    if (!isAbout(mail) || !asksForMoney(mail)) continue;
    if (!isBeingSent(mail, now.toISOString())) transaction.delete(outbox().doc(mail.id));
  }
}
