import type { CollectionReference } from '@google-cloud/firestore';
import { MAX_SHOWN } from '#contracts/accounts/record-views.ts';
import { messages } from '#words/refusals/accounts.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { readable } from '../../core/broken-records.ts';
import { recordsOf } from '../../gateways/firestore.ts';

/**
 * The address that the caller's records are found by. Anybody can sign up with anybody's address, so
 * it counts only once it is verified.
 * @throws AppError forbidden
 */
export function verifiedEmail({ email, emailVerified }: Account): string {
  if (emailVerified && email !== '') return email;
  throw new AppError('forbidden', messages.verifyFirst);
}

/** The latest records of which a field is the given value; whether there are more. */
export async function listLatest<T>(
  collection: CollectionReference<T>,
  field: string,
  value: string,
): Promise<{ items: T[]; more: boolean }> {
  const found = await collection
    .where(field, '==', value)
    .orderBy('createdAt', 'desc')
    .limit(MAX_SHOWN + 1)
    .get();
  const items = readable(found.docs);
  return { items: items.slice(0, MAX_SHOWN), more: found.size > MAX_SHOWN };
}

/** No person has so many records of a kind; an answer has to end somewhere. */
const MAX_EXPORTED = 2_000;

/** All records of which a field is the given value. */
export async function listAll<T>(
  collection: CollectionReference<T>,
  field: string,
  value: string,
): Promise<T[]> {
  const found = await recordsOf(collection).where(field, '==', value).limit(MAX_EXPORTED).get();
  return readable(found.docs);
}
