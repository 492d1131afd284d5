import type { CollectionReference } from '@google-cloud/firestore';
import type { Owed } from '#contracts/payments/dashboard.ts';
import type { SeenRecord } from '#contracts/records/change.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { messages } from '#words/office/refusals/records.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { readOwed } from '../payments/read-owed.ts';
import { readToday } from '../team/read-today.ts';
import { changeRecord } from './change-record.ts';

/** One record, read again. @throws AppError not_found */
export async function readRecord<T>(collection: CollectionReference<T>, id: string): Promise<T> {
  const record = (await collection.doc(id).get()).data();
  if (!record) throw new AppError('not_found', messages.gone);
  return record;
}

/** A record that is paid for, and what is owed by hand. @throws AppError not_found */
export async function readPayable<T extends { payment: Payment }>(
  collection: CollectionReference<T>,
  id: string,
  now: Date,
): Promise<{ record: T; owed: Owed }> {
  const record = await readRecord(collection, id);
  return { record, owed: await readOwed(id, record.payment, await readToday(now)) };
}

interface Noted {
  id: string;
  updatedAt: string;
  notes?: string | null | undefined;
}

/** Keeps the office's notes on a record; nobody is emailed. @throws AppError not_found, conflict */
export function saveNotes<T extends Noted>(
  collection: CollectionReference<T>,
  { notes, ...record }: SeenRecord & { notes: string | null },
  action: string,
  actor: Account,
  now: Date,
): Promise<T> {
  const change = (current: T): T => ({ ...current, notes });
  return changeRecord(record, change, { collection, actor, action, now });
}
