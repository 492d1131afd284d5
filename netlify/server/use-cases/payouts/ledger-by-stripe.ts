import * as z from 'zod/mini';
import type { Cents } from '#domain/money/money.ts';
import { LedgerEntrySchema } from '#domain/payments/ledger-entry.ts';
import { movementsOf } from '#domain/payments/movements.ts';
import type { Range } from '#domain/payments/period.ts';
import { readableParts } from '../../gateways/firestore.ts';
import { ledger } from '../../gateways/records.ts';
import { sumOf } from '../overview/ledger-totals.ts';
import { inRange } from './in-range.ts';

/** The ways that Stripe collects; all else is noted by hand. */
const BY_STRIPE = ['card', 'us_bank_account'] as const;
const isByStripe = ({ method }: { method: string }) => BY_STRIPE.some((one) => one === method);

const MovedSchema = z.pick(LedgerEntrySchema, {
  id: true,
  status: true,
  method: true,
  amountCents: true,
  refundedCents: true,
  refunds: true,
  paidAt: true,
  updatedAt: true,
});

/** What the ledger says came by Stripe, less what was refunded and what banks took back. */
export async function ledgerByStripeCents(range: Range | null): Promise<Cents> {
  const came = inRange(ledger().where('method', 'in', [...BY_STRIPE]), 'paidAt', range);
  const [received, refunded] = await Promise.all([
    sumOf(came, 'amountCents'),
    range ? refundedIn(range) : sumOf(came, 'refundedCents'),
  ]);
  return received - refunded;
}

/** What was refunded on days of the range, whenever it was paid. */
async function refundedIn({ from, to }: Range): Promise<Cents> {
  const { docs } = await ledger()
    .where('refundedCents', '>', 0)
    .select(...Object.keys(MovedSchema.shape))
    .get();
  const entries = readableParts(docs, MovedSchema).filter(isByStripe);
  const refunds = movementsOf(entries).filter(
    ({ what, at }) => what === 'refund' && at >= from && at < to,
  );
  return refunds.reduce((sum, { cents }) => sum - cents, 0);
}
