import type { CollectionReference } from '@google-cloud/firestore';
import type { OpenRecord } from '#contracts/payments/corrections.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import type { Day } from '#domain/calendar/day.ts';
import { PAYABLE_KINDS, type PayableKind } from '#domain/payments/choices.ts';
import { AppError } from '../../core/app-error.ts';
import { firestore } from '../../gateways/firestore.ts';
import { readTable } from '../records/read-table.ts';
import { readToday } from '../team/read-today.ts';
import { PAYABLE_COLLECTIONS } from './payables/payable-collections.ts';
import { readToNote } from './payables/read-to-note.ts';
import { readReversible } from './reverse-payment.ts';

/** Of each kind, so many of the newest that fit are looked at. */
const LOOKED_AT = 8;

/**
 * The records to which the money of an entry can be moved: those of its payer, or those that a search
 * finds, as far as something is owed by hand on them.
 * @throws AppError not_found, conflict (the entry came through Stripe)
 */
export async function findOpenRecords(
  entryId: string,
  search: string,
  now: Date,
): Promise<OpenRecord[]> {
  const entry = await readReversible(entryId);
  const wanted = search || entry.email;
  if (!wanted) return [];
  const today = await readToday(now);
  const found = await Promise.all(PAYABLE_KINDS.map((kind) => findOfKind(kind, wanted)));
  const others = found.flat().filter(({ recordId }) => recordId !== entry.recordId);
  const read = await Promise.all(others.map((one) => readOpen(one, today)));
  return read.filter((one) => one !== null);
}

interface Found {
  kind: PayableKind;
  recordId: string;
  description: string | null;
}

async function findOfKind(kind: PayableKind, search: string): Promise<Found[]> {
  const collection = PAYABLE_COLLECTIONS[kind]() as CollectionReference<Described>;
  const page = await readTable(
    { collection },
    {
      search,
      sort: 'createdAt',
      direction: 'desc',
      filters: {},
      page: 1,
      pageSize: LOOKED_AT,
    },
  );
  return page.rows.map(({ id, description = null }) => ({ kind, recordId: id, description }));
}

interface Described {
  id: string;
  /** Of a bill. */
  description?: string;
}

/** Null where nothing can be noted on it. */
async function readOpen({ description, ...one }: Found, date: Day): Promise<OpenRecord | null> {
  try {
    const record = await firestore().runTransaction(
      (transaction) => readToNote(transaction, { ...one, date }),
      { readOnly: true },
    );
    const { label, payer, owedCents } = record;
    if (owedCents === 0) return null;
    const name = payer ? fullName(payer) : '';
    return { ...one, label, description, name, email: payer?.email ?? '', owedCents };
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
