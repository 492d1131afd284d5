import type { CollectionReference } from '@google-cloud/firestore';
import type { SeenRecord } from '#contracts/records/change.ts';
import type { TableQuery } from '#contracts/records/table.ts';
import type { Payment } from '#domain/payments/payment.ts';
import type { Account } from '../../core/account.ts';
import { correctEmail } from './correct-email.ts';
import { deleteSentIn } from './delete-sent-in.ts';
import { readPayable, readRecord, saveNotes } from './office-record.ts';
import { readTable } from './read-table.ts';
import type { TableSource } from './table-source.ts';

/* What the office does with each kind of record that people send us. */

interface Sent {
  id: string;
  createdAt: string;
  updatedAt: string;
  notes?: string | null | undefined;
}
type Notes = SeenRecord & { notes: string | null };

/** Where a payment stands is a part of the payment. */
const PAYABLE_COLUMNS = {
  filterFields: { status: 'payment.status' },
  sortFields: {
    payer: 'payer.lastName',
    donor: 'payer.lastName',
    total: 'payment.totalCents',
    status: 'payment.status',
    frequency: 'paymentFrequency',
  },
};

/**
 * Records that are paid for.
 * @param name as the audit log says it, such as 'order' in 'order.noted'
 */
export function payableRecords<T extends Sent & { payment: Payment }>(
  collection: () => CollectionReference<T>,
  name: string,
) {
  return {
    /** @param own leaves out records by what others say of them */
    list: (query: TableQuery, own: Pick<TableSource<T>, 'ownFilter'> = {}) =>
      readTable({ collection: collection(), ...PAYABLE_COLUMNS, ...own }, query),
    /** With what is owed by hand. @throws AppError not_found */
    read: (id: string, now: Date) => readPayable(collection(), id, now),
    /** @throws AppError not_found, conflict */
    note: (request: Notes, actor: Account, now: Date) =>
      saveNotes(collection(), request, `${name}.noted`, actor, now),
  };
}

/**
 * Records that somebody sent in and nobody pays for.
 * @param name as the audit log says it, such as 'message' in 'message.noted'
 * @param sortFields the record's field behind each sort that is named otherwise
 */
export function sentInRecords<T extends Sent & { email: string }>(
  collection: () => CollectionReference<T>,
  name: string,
  sortFields: Readonly<Record<string, string>>,
) {
  return {
    list: (query: TableQuery) => readTable({ collection: collection(), sortFields }, query),
    /** @throws AppError not_found */
    read: (id: string) => readRecord(collection(), id),
    /** @throws AppError not_found, conflict */
    note: (request: Notes, actor: Account, now: Date) =>
      saveNotes(collection(), request, `${name}.noted`, actor, now),
    /** @throws AppError not_found, conflict, invalid_input */
    correctEmail: (request: SeenRecord & { email: string }, actor: Account, now: Date) =>
      correctEmail(request, {
        collection: collection(),
        action: `${name}.emailCorrected`,
        emailOf: ({ email }) => email,
        withEmail: (record, email) => ({ ...record, email }),
        actor,
        now,
      }),
    /** With what emails and the log say of it. @throws AppError not_found, conflict */
    remove: (record: SeenRecord, actor: Account, now: Date) =>
      deleteSentIn(collection(), record, `${name}.deleted`, actor, now),
  };
}
