import type { QueryDocumentSnapshot, Transaction } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import { LedgerEntrySchema } from '#domain/payments/ledger-entry.ts';
import { changeOfSums, type LedgerSums, sumLedger } from '#domain/payments/ledger-sums.ts';
import { rangeOf } from '#domain/payments/period.ts';
import { readable, readOne } from '../../../core/broken-records.ts';
import { firestore, readableParts } from '../../../gateways/firestore.ts';
import { ledger, ledgerSums, ledgerSumsChecks } from '../../../gateways/records.ts';
import { CHECK, joinParts } from './read-sums.ts';
import { countUp } from './write-entries.ts';

const SummedSchema = z.pick(LedgerEntrySchema, {
  id: true,
  kind: true,
  status: true,
  method: true,
  amountCents: true,
  feeCents: true,
  refundedCents: true,
  refunds: true,
  paidAt: true,
  updatedAt: true,
  corrects: true,
});

/** What a year's sums lacked, and the state of the check when that was seen. */
interface Seen {
  lacking: LedgerSums;
  unreadable: readonly QueryDocumentSnapshot[];
  repairs: number;
}

/**
 * Holds the sums of a year against its ledger, and adds what they lack. Both are read at one moment. Every
 * change of the ledger changes both alike, so what is lacking stays the same, however much is booked until
 * it is added; a count of the repairs keeps two checks from adding it both.
 * @param year 'YYYY', where the program is
 * @returns the months that were wrong, with what they lacked
 */
export async function checkSums(year: string, timeZone: string, now: Date): Promise<LedgerSums> {
  const seen = await compare(year, timeZone);
  if (seen.lacking.size === 0 && seen.unreadable.length === 0) return seen.lacking;
  const isMine = await firestore().runTransaction(async (transaction) => {
    const doc = ledgerSumsChecks().doc(CHECK);
    const check = readOne(await transaction.get(doc));
    if ((check?.repairs ?? 0) !== seen.repairs) return false;
    for (const { ref } of seen.unreadable) transaction.delete(ref);
    countUp(transaction, seen.lacking, 0);
    const checked = { repairs: seen.repairs + 1, checkedAt: now.toISOString() };
    transaction.set(doc, { id: CHECK, timeZone: check?.timeZone ?? null, ...checked });
    return true;
  });
  return isMine ? seen.lacking : checkSums(year, timeZone, now);
}

/** From now on the sums can be read: all years have been checked. */
export async function trustSums(timeZone: string, now: Date): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const doc = ledgerSumsChecks().doc(CHECK);
    const check = readOne(await transaction.get(doc));
    const { repairs = 0 } = check ?? {};
    transaction.set(doc, { id: CHECK, timeZone, repairs, checkedAt: now.toISOString() });
  });
}

function compare(year: string, timeZone: string): Promise<Seen> {
  return firestore().runTransaction(
    async (transaction) => {
      const check = await transaction.get(ledgerSumsChecks().doc(CHECK));
      const inYear = ledgerSums().where('month', '>=', `${year}-01`);
      const [expected, { docs }] = await Promise.all([
        addUpYear(transaction, year, timeZone),
        transaction.get(inYear.where('month', '<=', `${year}-12`)),
      ]);
      return {
        lacking: changeOfSums(joinParts(readable(docs)), expected),
        unreadable: docs.filter((doc) => readOne(doc) === undefined),
        repairs: readOne(check)?.repairs ?? 0,
      };
    },
    { readOnly: true },
  );
}

/** What the ledger says: of what arrived in the year, and of all that was refunded, as that may be later. */
async function addUpYear(
  transaction: Transaction,
  year: string,
  timeZone: string,
): Promise<LedgerSums> {
  const range = rangeOf(year, timeZone);
  const { from = '', to = '' } = range ?? {};
  const fields = Object.keys(SummedSchema.shape);
  const [came, refunded] = await Promise.all([
    transaction.get(
      ledger()
        .where('paidAt', '>=', from)
        .where('paidAt', '<', to)
        .select(...fields),
    ),
    transaction.get(
      ledger()
        .where('refundedCents', '>', 0)
        .select(...fields),
    ),
  ]);
  const docs = new Map([...came.docs, ...refunded.docs].map((doc) => [doc.id, doc]));
  const sums = sumLedger(readableParts([...docs.values()], SummedSchema), timeZone);
  return new Map([...sums].filter(([month]) => month.startsWith(year)));
}
