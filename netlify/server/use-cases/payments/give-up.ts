import type { CollectionReference } from '@google-cloud/firestore';
import type { SeenRecord } from '#contracts/records/change.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import type { Payable } from '#domain/payments/payment.ts';
import type { Account } from '../../core/account.ts';
import { env } from '../../core/env.ts';
import { readSettings } from '../../gateways/content.ts';
import { type MailDraft, writtenIn } from '../../mails/compose.ts';
import { readerLanguage } from '../languages/reader-language.ts';
import { addMailsOnce } from '../mail/write-mail-once.ts';
import { changeRecord, staleRecord } from '../records/change-record.ts';
import { readRecord } from '../records/office-record.ts';
import { readEntries } from './book-payment.ts';
import { closePages, mustBeExpired } from './pages/expire-pages.ts';

interface Kind<T> {
  kind: 'order' | 'donation';
  collection: CollectionReference<T>;
  action: string;
  /** The record as given up. @throws AppError conflict where it cannot be */
  givenUp: (record: T) => T;
  /** To whoever wanted to pay. @param entries of the record */
  mail: (
    record: T,
    programName: string,
    officeEmail: string,
    entries: readonly LedgerEntry[],
  ) => MailDraft;
}

/**
 * Gives up a record that nobody is about to pay for: closes its payment page first, and emails the payer.
 * @throws AppError not_found, conflict (changed since it was seen, or not to be given up), payment_unavailable
 */
export async function giveUp<T extends Payable>(
  { kind, collection, action, givenUp, mail }: Kind<T>,
  { id, seen }: SeenRecord,
  actor: Account,
  now: Date,
): Promise<T> {
  const { programName } = await readSettings();
  const found = await readRecord(collection, id);
  givenUp(found);
  if (found.updatedAt !== seen) throw staleRecord();
  const subject = { kind, recordId: id };
  const expired = await closePages(subject, now);
  // Stripe's word that the page is closed may have been noted by now: that is no change of anyone's.
  const current = await readRecord(collection, id);
  return changeRecord({ id, seen: current.updatedAt }, givenUp, {
    collection,
    actor,
    action,
    now,
    inTransaction: async (transaction, record) => {
      await mustBeExpired(transaction, subject, expired);
      const language = await readerLanguage(record.payer);
      const entries = await readEntries(transaction, id);
      const draft = writtenIn(language, () =>
        mail(record, programName, env().OFFICE_EMAIL, entries),
      );
      await addMailsOnce(transaction, [draft], now);
    },
  });
}
