import { createHash } from 'node:crypto';
import type { CollectionReference, WriteBatch } from '@google-cloud/firestore';
import { messages } from '#words/refusals/common.ts';
import { AppError } from '../../core/app-error.ts';
import { refuseIfLate } from '../../core/deadline.ts';
import { firestore, isAlreadyExists } from '../../gateways/firestore.ts';

/** A record made by a form: its id is the form's idempotency key. */
interface MadeByForm {
  id: string;
  requestHash: string;
}

/** What a person asked for, to tell a repeat from another request with the same key. Leave the key itself out. */
export function hashRequest(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/**
 * The record that an earlier request with this key made, if any.
 * @throws AppError idempotency_key_reused when that request had other content
 */
export async function findRepeat<T extends MadeByForm>(
  collection: CollectionReference<T>,
  id: string,
  requestHash: string,
): Promise<T | undefined> {
  const existing = (await collection.doc(id).get()).data();
  return existing && sameRequest(existing, requestHash);
}

/**
 * Creates a record and whatever belongs to it in one batch; of requests that race with one key, one
 * creates and the others are given its record.
 * @param addRest adds the other writes, such as the outbox emails of the occasion; called again where
 *   one of them was made by somebody else in between
 * @throws AppError idempotency_key_reused, service_unavailable where it was refused meanwhile
 */
export async function createOnce<T extends MadeByForm>(
  collection: CollectionReference<T>,
  record: T,
  addRest: (batch: WriteBatch) => Promise<void> | void,
  tries = 3,
): Promise<T> {
  const batch = firestore().batch();
  batch.create(collection.doc(record.id), record);
  await addRest(batch);
  refuseIfLate();
  try {
    await batch.commit();
    return record;
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
    const winner = (await collection.doc(record.id).get()).data();
    if (winner) return sameRequest(winner, record.requestHash);
    // Something that belongs to it was there before, such as today's invitation to the same address.
    if (tries > 1) return createOnce(collection, record, addRest, tries - 1);
    throw error;
  }
}

function sameRequest<T extends MadeByForm>(record: T, requestHash: string): T {
  if (record.requestHash === requestHash) return record;
  throw new AppError('idempotency_key_reused', messages.reused);
}
