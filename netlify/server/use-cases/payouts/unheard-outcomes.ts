import type { Query } from '@google-cloud/firestore';
import { subDays } from 'date-fns';
import * as z from 'zod/mini';
import { LedgerEntrySchema } from '#domain/payments/ledger-entry.ts';
import { PayoutLineSchema } from '#domain/payouts/payout-line.ts';
import { untoldBy } from '#domain/payouts/untold.ts';
import { readableParts } from '../../gateways/firestore.ts';
import { ledger, payoutLines } from '../../gateways/records.ts';
import { readById } from '../records/read-by-id.ts';

/** A bank answers within four business days; asking of one earlier finds nothing new. */
const BANK_DAYS = 4;

const UndecidedSchema = z.pick(LedgerEntrySchema, {
  stripePaymentIntentId: true,
  status: true,
  createdAt: true,
});

/**
 * The payments of which something is still to come: a bank's answer that is due, or the end of a dispute.
 * No line of the balance tells that a debit has failed or a dispute is lost.
 */
export async function readUndecided(now: Date): Promise<(string | null)[]> {
  const fields = Object.keys(UndecidedSchema.shape);
  const open = ledger().where('status', 'in', ['processing', 'disputed']);
  // A payment that was refunded in full stays so while it is disputed.
  const refunded = ledger().where('dispute', 'in', ['asked', 'taken']);
  const found = await Promise.all([open, refunded].map((some) => some.select(...fields).get()));
  const docs = found.flatMap((page) => page.docs);
  const due = subDays(now, BANK_DAYS).toISOString();
  return readableParts(docs, UndecidedSchema)
    .filter(({ status, createdAt }) => status !== 'processing' || createdAt < due)
    .map(({ stripePaymentIntentId }) => stripePaymentIntentId);
}

const LineSchema = z.pick(PayoutLineSchema, {
  kind: true,
  type: true,
  amountCents: true,
  sourceId: true,
  paymentIntentId: true,
  entryId: true,
});

/** The booked payments of which Stripe's balance says, in a span of time, what their entries do not. */
export async function readUntold(from: Date, until: Date): Promise<(string | null)[]> {
  const all: Query = payoutLines();
  const moved = ['refund', 'dispute'].map((kind) =>
    all
      .where('kind', '==', kind)
      .where('at', '>', from.toISOString())
      .where('at', '<', until.toISOString())
      .select(...Object.keys(LineSchema.shape))
      .get(),
  );
  const docs = (await Promise.all(moved)).flatMap((page) => page.docs);
  const lines = readableParts(docs, LineSchema);
  const entries = await readById(ledger(), [
    ...new Set(lines.flatMap(({ entryId }) => entryId ?? [])),
  ]);
  return untoldBy(lines, entries);
}
