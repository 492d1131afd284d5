import type { QueryDocumentSnapshot, Transaction } from '@google-cloud/firestore';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { type LineFacts, noteLine, type PayoutLine } from '#domain/payouts/payout-line.ts';
import { readable, readOne } from '../../core/broken-records.ts';
import { readSettings } from '../../gateways/content.ts';
import { firestore } from '../../gateways/firestore.ts';
import { ledger, payoutLines } from '../../gateways/records.ts';
import { moveSums } from '../payments/sums/write-entries.ts';

/** As many values as Firestore takes in one question. */
const AT_ONCE = 30;

type Entries = Map<string, readonly LedgerEntry[]>;

/**
 * Stores lines of Stripe's balance, each with its entry of the ledger, and notes on the entries the
 * payout and the fee. The same lines again change nothing.
 * @param payout that holds them; null where that was not asked: what is known stays
 * @returns the lines that were new or have changed
 */
export async function storeLines(
  facts: readonly LineFacts[],
  payout: string | null,
  now: Date,
): Promise<PayoutLine[]> {
  if (facts.length === 0) return [];
  const { timeZone } = await readSettings();
  return firestore().runTransaction(async (transaction) => {
    const docs = await transaction.getAll(...facts.map(({ id }) => payoutLines().doc(id)));
    const before = new Map(
      docs.map((doc) => [doc.id, readOne(doc) as PayoutLine | undefined] as const),
    );
    const entries = await readEntriesOf(transaction, facts);
    const changed: PayoutLine[] = [];
    for (const one of facts) {
      const own = entries.get(one.paymentIntentId ?? '') ?? [];
      const charge = own.find(({ status }) => status !== 'reversal');
      const old = before.get(one.id);
      const line = noteLine(old, one, payout, charge, now);
      const noted = own.map((entry) => noteOnEntry(transaction, entry, line, timeZone));
      entries.set(one.paymentIntentId ?? '', noted);
      if (line === old) continue;
      changed.push(line);
      transaction.set(payoutLines().doc(line.id), line);
    }
    return changed;
  });
}

/** The entries of the lines' payments, a payment's own and what a dispute took back of it. */
async function readEntriesOf(
  transaction: Transaction,
  facts: readonly LineFacts[],
): Promise<Entries> {
  const intents = [...new Set(facts.flatMap(({ paymentIntentId }) => paymentIntentId ?? []))];
  const found = new Map<string, LedgerEntry[]>();
  for (let start = 0; start < intents.length; start += AT_ONCE) {
    const some = intents.slice(start, start + AT_ONCE);
    const asked = ledger().where('stripePaymentIntentId', 'in', some);
    const { docs } = await transaction.get(asked);
    for (const entry of readable(docs as QueryDocumentSnapshot<LedgerEntry>[])) {
      const intent = entry.stripePaymentIntentId ?? '';
      found.set(intent, [...(found.get(intent) ?? []), entry]);
    }
  }
  return found;
}

/**
 * An entry is in the payout of its charge, and what a dispute took in the one that it was taken from.
 * @returns the entry as it then stands
 */
function noteOnEntry(
  transaction: Transaction,
  entry: LedgerEntry,
  line: PayoutLine,
  timeZone: string,
): LedgerEntry {
  const isLoss = entry.status === 'reversal';
  const isOwn = isLoss ? line.kind === 'dispute' && line.amountCents < 0 : line.kind === 'payment';
  if (!isOwn) return entry;
  const payoutId = line.payout.startsWith('po_') ? line.payout : entry.payoutId;
  const feeCents = entry.feeCents ?? (isLoss ? undefined : line.feeCents);
  const isNews = payoutId !== entry.payoutId || feeCents !== entry.feeCents;
  if (!isNews) return entry;
  // Not `updatedAt`: nothing about the payment has changed.
  const news = {
    ...(payoutId !== undefined && { payoutId }),
    ...(feeCents !== undefined && { feeCents }),
  };
  const after = { ...entry, ...news };
  transaction.update(ledger().doc(entry.id), news);
  moveSums(transaction, entry, after, timeZone);
  return after;
}
