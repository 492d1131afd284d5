import { isDeepStrictEqual } from 'node:util';
import type { CollectionReference, Transaction } from '@google-cloud/firestore';
import type { SeenRecord } from '#contracts/records/change.ts';
import { messages } from '#words/office/refusals/records.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { offerUndo } from '../../core/undo-offer.ts';
import { firestore, isAlreadyExists } from '../../gateways/firestore.ts';
import { auditLog } from '../../gateways/records.ts';
import { type Staged, stageWrites } from '../../gateways/staged-transaction.ts';
import { keepUndo } from '../undo/keep-undo.ts';
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
  /** Why it cannot be undone: what it does beside the records does not come back. Said in the dialog before. */
  isFinal?: boolean;
  /**
   * Writes what goes with it, such as an email, in the same transaction. May give back the record as it is
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
    throw new AppError('idempotency_key_reused', messages.savedBefore);
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
  options: ChangeOptions<T>,
): Promise<T> {
  const { collection, now, inTransaction } = options;
  return inStages(options, async ({ transaction }) => {
    const doc = collection.doc(id);
    const current = (await transaction.get(doc)).data();
    assertUnchanged(current, seen);
    const changed = { ...change(current), updatedAt: laterThan(current.updatedAt, now) };
    const next = (await inTransaction?.(transaction, changed, current)) ?? changed;
    transaction.set(doc, next);
    return { result: next, subject: doc.path, before: current, after: next };
  });
}

/** Deletes a record that an admin saw. @throws AppError not_found, conflict */
export async function deleteRecord<T extends Versioned>(
  { id, seen }: SeenRecord,
  options: DeleteOptions<T>,
): Promise<T> {
  const { collection, inTransaction, logged } = options;
  return inStages(options, async ({ transaction }) => {
    const doc = collection.doc(id);
    const current = (await transaction.get(doc)).data();
    assertUnchanged(current, seen);
    await inTransaction?.(transaction, current, current);
    transaction.delete(doc);
    const kept = logged ? logged(current) : current;
    return { result: current, subject: doc.path, before: kept, after: {} };
  });
}

/**
 * Refuses before anything is done for a change what the change itself will refuse, such as before a payment page
 * is closed for it.
 * @throws AppError not_found, conflict
 */
export async function refuseEarly<T extends Versioned>(
  { id, seen }: SeenRecord,
  collection: CollectionReference<T>,
  refuse: (transaction: Transaction, record: T) => Promise<unknown>,
): Promise<void> {
  const look = async (transaction: Transaction) => {
    const current = (await transaction.get(collection.doc(id))).data();
    assertUnchanged(current, seen);
    await refuse(transaction, current);
  };
  await firestore().runTransaction(look, { readOnly: true });
}

/** What a change came to, and what the log says of it. */
interface Done<T> {
  result: T;
  subject: string;
  before: object;
  after: object;
}

/** Runs a change in a transaction, with its entry in the audit log and with what takes it back. */
async function inStages<T>(
  {
    actor,
    action,
    now,
    isFinal = false,
  }: Pick<ChangeOptions<never>, 'actor' | 'action' | 'now' | 'isFinal'>,
  work: (staged: Staged) => Promise<Done<T>>,
): Promise<T> {
  const { result, undo } = await firestore().runTransaction(async (real) => {
    const staged = stageWrites(real);
    const { result: done, subject, before, after } = await work(staged);
    const entry = auditEntry(actor, action, subject, now, before, after);
    staged.transaction.create(auditLog().doc(entry.id), entry);
    const isKept = !isFinal && (await keepUndo(real, staged, entry));
    staged.flush();
    return { result: done, undo: isKept ? entry.id : null };
  });
  if (undo) offerUndo(undo);
  return result;
}

function assertUnchanged<T extends Versioned>(
  current: T | undefined,
  seen: string,
): asserts current is T {
  if (!current) {
    throw new AppError('not_found', messages.deleted);
  }
  if (current.updatedAt !== seen) throw staleRecord();
}

/** The refusal of a save over someone else's change. */
export function staleRecord(): AppError {
  return new AppError('conflict', messages.changedMeanwhile);
}

/** When a change is said to be: two within a millisecond must still be told apart. */
export function laterThan(before: string, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(before) + 1)).toISOString();
}
