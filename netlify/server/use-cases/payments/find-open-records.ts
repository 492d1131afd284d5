import type { CollectionReference, DocumentSnapshot } from '@google-cloud/firestore';
import type { OpenRecord } from '#contracts/payments/corrections.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { isOpenBill } from '#domain/billing/player-bill.ts';
import type { Day } from '#domain/calendar/day.ts';
import { PAYABLE_KINDS, type PayableKind } from '#domain/payments/choices.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { owedByHand } from '#domain/payments/owed-by-hand.ts';
import { PaymentSchema } from '#domain/payments/payment.ts';
import { searchWords } from '#domain/search/search-tokens.ts';
import { AppError } from '../../core/app-error.ts';
import { firestore } from '../../gateways/firestore.ts';
import { findIn } from '../records/in-chunks.ts';
import { readTable } from '../records/read-table.ts';
import { readToday } from '../team/read-today.ts';
import { PAYABLE_COLLECTIONS } from './payables/payable-collections.ts';
import { readToNote } from './payables/read-to-note.ts';
import { readReversible } from './reverse-payment.ts';

/** Of what a search finds, so many of the newest of each kind that are open. */
const MAX_FOUND = 8;

/**
 * The records to which the money of an entry can be moved: all of its payer, or those that a search finds, as
 * far as something is owed by hand on them.
 * @throws AppError not_found, conflict (the entry came through Stripe)
 */
export async function findOpenRecords(
  entryId: string,
  search: string,
  now: Date,
): Promise<OpenRecord[]> {
  const entry = await readReversible(entryId);
  const today = await readToday(now);
  const isSearched = searchWords(search).length > 0;
  const emails = isSearched ? [] : await readEmails(entry);
  const found = await Promise.all(
    PAYABLE_KINDS.map((kind) =>
      isSearched ? findBySearch(kind, search, today) : findByEmail(kind, emails, today),
    ),
  );
  const others = found.flat().filter(({ recordId }) => recordId !== entry.recordId);
  const read = await Promise.all(others.map((one) => readOpen(one, today)));
  return read.filter((one) => one !== null);
}

/** The payer's address, as it was when the money came, and as its record has it now. */
async function readEmails({ kind, recordId, email }: LedgerEntry): Promise<string[]> {
  const record = PAYABLE_COLLECTIONS[kind]().doc(recordId);
  const [doc] = await firestore().getAll(record, { fieldMask: ['payer.email'] });
  return [email, doc?.get('payer.email')].filter((one) => typeof one === 'string' && one !== '');
}

interface Found {
  kind: PayableKind;
  recordId: string;
  description: string | null;
}

async function findByEmail(kind: PayableKind, emails: string[], today: Day): Promise<Found[]> {
  const docs = await findIn(collectionOf(kind), 'payer.email', emails);
  const createdAt = (doc: DocumentSnapshot) => String(doc.get('createdAt'));
  return docs
    .filter(isOpen(kind, today))
    .sort((a, b) => createdAt(b).localeCompare(createdAt(a)))
    .map((doc) => ({ kind, recordId: doc.id, description: doc.get('description') ?? null }));
}

async function findBySearch(kind: PayableKind, search: string, today: Day): Promise<Found[]> {
  const ownFilter = {
    fields: [kind === 'bill' ? 'paymentStatus' : 'payment'],
    readTest: async () => isOpen(kind, today),
  };
  const page = await readTable(
    { collection: collectionOf(kind), ownFilter },
    {
      search,
      sort: 'createdAt',
      direction: 'desc',
      filters: {},
      page: 1,
      pageSize: MAX_FOUND,
    },
  );
  return page.rows.map(({ id, description = null }) => ({ kind, recordId: id, description }));
}

/** Whether a record says that something may be owed on it; what hangs on it may say otherwise. */
const isOpen = (kind: PayableKind, today: Day) => (doc: DocumentSnapshot) => {
  if (kind === 'bill') return isOpenBill({ paymentStatus: doc.get('paymentStatus') });
  const payment = PaymentSchema.safeParse(doc.get('payment')).data;
  return payment !== undefined && owedByHand(payment, today).owedCents > 0;
};

interface Described {
  id: string;
  /** Of a bill. */
  description?: string;
}

const collectionOf = (kind: PayableKind) =>
  PAYABLE_COLLECTIONS[kind]() as CollectionReference<Described>;

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
