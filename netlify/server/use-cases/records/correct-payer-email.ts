import type { CollectionReference } from '@google-cloud/firestore';
import type { SeenRecord } from '#contracts/records/change.ts';
import type { Payer } from '#domain/payments/payment.ts';
import type { Account } from '../../core/account.ts';
import type { PaidKind } from '../../mails/payer-email-mail.ts';
import { tellAddressBefore } from '../mail/tell-address-before.ts';
import { correctEmail } from './correct-email.ts';

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
  request: SeenRecord & { email: string },
  { kind, alsoIn = (record) => record, ...correction }: Correction<T>,
): Promise<T> {
  const { collection, now } = correction;
  return correctEmail(request, {
    ...correction,
    emailOf: ({ payer }) => payer.email,
    withEmail: (record, email) => alsoIn({ ...record, payer: { ...record.payer, email } }, email),
    tell: async (transaction, { id, updatedAt }, { payer }) => {
      const { email: old, language } = payer;
      const news = { kind, path: collection.doc(id).path, old, updatedAt, language };
      await tellAddressBefore(transaction, news, now);
    },
  });
}
