import type { PayoutLine } from '#domain/payouts/payout-line.ts';
import { payoutLines } from '#server/gateways/records.ts';

/** A payment at Stripe of which the ledger does not know. */
export async function storeUnheardPayment(at: Date): Promise<PayoutLine> {
  const id = crypto.randomUUID();
  const moment = at.toISOString();
  const line: PayoutLine = {
    id: `txn_${id}`,
    kind: 'payment',
    type: 'charge',
    amountCents: 5000,
    feeCents: 175,
    netCents: 4825,
    at: moment,
    payout: 'waiting',
    sourceId: `ch_${id}`,
    paymentIntentId: `pi_${id}`,
    entryId: null,
    label: null,
    fit: 'none',
    createdAt: moment,
    updatedAt: moment,
  };
  await payoutLines().doc(line.id).create(line);
  return line;
}
