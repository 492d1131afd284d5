import type { Query } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import type { Cents } from '#domain/money/money.ts';
import type { Range } from '#domain/payments/period.ts';
import { PayoutLineSchema } from '#domain/payouts/payout-line.ts';
import { readableParts } from '../../gateways/firestore.ts';
import { ledger, payoutLines } from '../../gateways/records.ts';
import { readById } from '../records/read-by-id.ts';
import { inRange } from './in-range.ts';

const DisputedSchema = z.pick(PayoutLineSchema, { amountCents: true, entryId: true });

/**
 * What banks have taken because of disputes, less what they gave back, without those that were lost: of
 * these the ledger itself says that the money is gone.
 */
export async function heldByDisputesCents(range: Range | null): Promise<Cents> {
  const all: Query = payoutLines().where('kind', '==', 'dispute');
  const { docs } = await inRange(all, 'at', range)
    .select(...Object.keys(DisputedSchema.shape))
    .get();
  const lines = readableParts(docs, DisputedSchema);
  const losses = await readById(
    ledger(),
    lines.flatMap(({ entryId }) => (entryId ? [lossOf(entryId)] : [])),
  );
  const isLost = (entryId: string | null) =>
    entryId !== null && (losses.get(lossOf(entryId))?.amountCents ?? 0) < 0;
  return lines
    .filter(({ entryId }) => entryId !== null && !isLost(entryId))
    .reduce((held, { amountCents }) => held - amountCents, 0);
}

/** As `book-charge.ts` names what a lost dispute takes back. */
const lossOf = (entryId: string) => `lost-${entryId}`;
