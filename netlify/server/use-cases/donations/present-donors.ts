import type { DocumentReference } from '@google-cloud/firestore';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { firestore } from '../../gateways/firestore.ts';
import { donations, ledger, sponsorships } from '../../gateways/records.ts';
import { findIn } from '../records/in-chunks.ts';

/*
 * A year's statement goes to whom a gift or sponsorship belongs now: the office corrects an address in the
 * record. The entries of the ledger keep the address that paid.
 */

/** What is given, and where it is stored. */
const GIVEN = { donation: donations, sponsorship: sponsorships } as const;
type GivenKind = keyof typeof GIVEN;

/** The kinds of entries that a statement counts. */
export const GIVEN_KINDS = Object.keys(GIVEN) as GivenKind[];

type Booked = Pick<LedgerEntry, 'recordId' | 'email'> & { kind: GivenKind };

/** The address that each entry's record has now; the entry's own where there is no record (any more). */
export async function presentEmails(entries: readonly Booked[]): Promise<string[]> {
  if (entries.length === 0) return [];
  const refs = entries.map(
    ({ kind, recordId }) => GIVEN[kind]().doc(recordId) as DocumentReference,
  );
  const docs = await firestore().getAll(...refs, { fieldMask: ['payer.email'] });
  return entries.map(({ email }, index) => String(docs[index]?.get('payer.email') ?? email));
}

/** The entries of all gifts and sponsorships that are someone's now. @param email lower case */
export async function readGiven(email: string): Promise<LedgerEntry[]> {
  const ids = GIVEN_KINDS.map(async (kind) => {
    const found = await GIVEN[kind]().where('payer.email', '==', email).select('payer.email').get();
    return found.docs.map(({ id }) => id);
  });
  const [paid, own] = await Promise.all([
    ledger().where('email', '==', email).where('kind', 'in', GIVEN_KINDS).get(),
    Promise.all(ids).then((all) => findIn(ledger(), 'recordId', all.flat())),
  ]);
  const entries = new Map(
    [...paid.docs, ...own].map((doc) => doc.data()).map((entry) => [entry.id, entry] as const),
  );
  const given = [...entries.values()].filter(isGiven);
  const emails = await presentEmails(given);
  return given.filter((_, index) => emails[index] === email);
}

const isGiven = (entry: LedgerEntry): entry is LedgerEntry & Booked =>
  GIVEN_KINDS.some((kind) => kind === entry.kind);
