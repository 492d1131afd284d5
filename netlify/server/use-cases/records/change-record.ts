import { isDeepStrictEqual } from 'node:util';
import type { CollectionReference, Transaction } from '@google-cloud/firestore';
import type { SeenRecord } from '#contracts/records/change.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { firestore, isAlreadyExists } from '../../gateways/firestore.ts';
import { auditLog } from '../../gateways/records.ts';
import { auditEntry } from './audit.ts';

interface Versioned {
  id: string;
  updatedAt: string;
}

interface ChangeOptions<T> {
  collection: CollectionReference<T>;
  actor: Account;
  /** Verb and thing for the log, such as 'game.updated'. */
  action: string;
  now: Date;
  /**
   * Writes what goes with it, such as a mail, in the same transaction. May give back the record as it is
   * to be stored, where that follows from what it reads.
   */
  inTransaction?: (
    transaction: Transaction,
    record: T,
    before: T,
  ) => Promise<T | undefined> | Promise<void> | void;
}

interface DeleteOptions<T> extends ChangeOptions<T> {
  /** What the log keeps of the deleted record; all of it unless told. */
  logged?: (record: T) => object;
}

/** Creates a record of the dashboard, with its entry in the audit log. */
export async function createRecord<T extends Versioned>(
  record: T,
  { collection, actor, action, now, inTransaction }: ChangeOptions<T>,
): Promise<T> {
  await firestore().runTransaction(async (transaction) => {
    await inTransaction?.(transaction, record, record);
    transaction.create(collection.doc(record.id), record);
    const entry = auditEntry(actor, action, `${collection.id}/${record.id}`, now, {}, record);
    transaction.create(auditLog().doc(entry.id), entry);
  });
  return record;
}

/**
 * Creates a record under the key of the attempt; the same key again is given the record that is there.
 * @throws AppError idempotency_key_reused when the first attempt was saved with other content, of
 *   which its sender was not told
 */
export async function createOnceByKey<T extends Versioned & { createdAt: string }>(
  record: T,
  options: ChangeOptions<T>,
): Promise<T> {
  try {
    return await createRecord(record, options);
  } catch (error) {
    const existing =
      isAlreadyExists(error) && (await options.collection.doc(record.id).get()).data();
    if (!existing) throw error;
    const { createdAt, updatedAt } = existing;
    const isRepeat = isDeepStrictEqual({ ...record, createdAt, updatedAt }, existing);
    if (isRepeat || updatedAt !== createdAt) return existing;
    throw new AppError(
      'idempotency_key_reused',
      'This was saved the first time already, as it stood then. Close this, and change the record in the table.',
    );
  }
}

/**
 * Changes a record that an admin saw, with its entry in the audit log.
 * @param change gives the record as it shall be; it may refuse by throwing
 * @throws AppError not_found, conflict when it has been changed since it was seen
 */
export async function changeRecord<T extends Versioned>(
  { id, seen }: SeenRecord,
  change: (current: T) => T,
  { collection, actor, action, now, inTransaction }: ChangeOptions<T>,
): Promise<T> {
  return firestore().runTransaction(async (transaction) => {
    const doc = collection.doc(id);
    const current = (await transaction.get(doc)).data();
    assertUnchanged(current, seen);
    const changed = { ...change(current), updatedAt: laterThan(current.updatedAt, now) };
    const next = (await inTransaction?.(transaction, changed, current)) ?? changed;
    transaction.set(doc, next);
    const entry = auditEntry(actor, action, `${collection.id}/${id}`, now, current, next);
    transaction.create(auditLog().doc(entry.id), entry);
    return next;
  });
}

/** Deletes a record that an admin saw. @throws AppError not_found, conflict */
export async function deleteRecord<T extends Versioned>(
  { id, seen }: SeenRecord,
  { collection, actor, action, now, inTransaction, logged }: DeleteOptions<T>,
): Promise<T> {
  return firestore().runTransaction(async (transaction) => {
    const doc = collection.doc(id);
    const current = (await transaction.get(doc)).data();
    assertUnchanged(current, seen);
    await inTransaction?.(transaction, current, current);
    transaction.delete(doc);
    const kept = logged ? logged(current) : current;
    const entry = auditEntry(actor, action, `${collection.id}/${id}`, now, kept, {});
    transaction.create(auditLog().doc(entry.id), entry);
    return current;
  });
}

function assertUnchanged<T extends Versioned>(
  current: T | undefined,
  seen: string,
): asserts current is T {
  if (!current) {
    throw new AppError('not_found', 'This record is no longer there. Someone may have deleted it.');
  }
  if (current.updatedAt !== seen) throw staleRecord();
}

/** The refusal of a save over someone else's change. */
export function staleRecord(): AppError {
  return new AppError(
    'conflict',
    'Someone else has changed this in the meantime. Nothing was saved: reload to see the change, then make yours again.',
  );
}

/** When a change is said to be: two within a millisecond must still be told apart. */
export function laterThan(before: string, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(before) + 1)).toISOString();
}
