import type { Query } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import type { readEquationEndpoint } from '#contracts/payouts/dashboard.ts';
import { type Cents, sumCents } from '#domain/money/money.ts';
import { type Period, type Range, rangeOf } from '#domain/payments/period.ts';
import { differenceIn } from '#domain/payouts/equation.ts';
import { PayoutLineSchema } from '#domain/payouts/payout-line.ts';
import { readSettings } from '../../gateways/content.ts';
import { readableParts } from '../../gateways/firestore.ts';
import { payoutLines, payouts } from '../../gateways/records.ts';
import { sumOf } from '../overview/ledger-totals.ts';
import { countBroken } from '../records/count-broken.ts';
import { heldByDisputesCents } from './held-by-disputes.ts';
import { inRange } from './in-range.ts';
import { ledgerByStripeCents } from './ledger-by-stripe.ts';
import { ownFeesCents } from './own-fees.ts';

type Answer = z.infer<typeof readEquationEndpoint.response>;

/** What is neither a fee nor on its way to the bank. */
const MONEY = ['payment', 'refund', 'dispute', 'other'] as const;

/**
 * Whether the ledger equals what Stripe paid out, kept and still has. Everything is added up by
 * Firestore but refunds and disputes, of which there are few.
 */
export async function readEquation(period: Period): Promise<Answer> {
  const { timeZone } = await readSettings();
  const range = rangeOf(period, timeZone);
  const lines = (): Query => payoutLines();
  const net = (query: Query) => sumOf(query, 'netCents');
  const until = (instant: string) => net(lines().where('at', '<', instant));
  const [
    beforeCents,
    afterCents,
    ledgerCents,
    heldCents,
    keptCents,
    ownFees,
    sentCents,
    explainedCents,
  ] = await Promise.all([
    range ? until(range.from) : 0,
    range ? until(range.to) : net(lines()),
    ledgerByStripeCents(range),
    heldByDisputesCents(range),
    sumOf(inRange(lines().where('kind', 'in', [...MONEY]), 'at', range), 'feeCents'),
    ownFeesCents(range),
    net(inRange(lines().where('kind', '==', 'payout'), 'at', range)),
    explainedIn(range),
  ]);
  const parts = {
    beforeCents,
    ledgerCents,
    heldCents,
    afterCents,
    feeCents: keptCents + ownFees,
    paidOutCents: negative(sentCents),
  };
  return {
    equation: { ...parts, differenceCents: differenceIn(parts), explainedCents },
    unmatched: await count(payoutLines().where('fit', '==', 'none')),
    known: await count(payoutLines().where('fit', '==', 'known')),
    toMatch: await count(payouts().where('bank', '==', 'open').where('status', '==', 'paid')),
    unreadable: await countBroken(['payments', 'payoutLines', 'payouts']),
  };
}

const AmountSchema = z.pick(PayoutLineSchema, { amountCents: true });

/** What of the difference is of lines that fit no payment, and that the office knows: they are few. */
async function explainedIn(range: Range | null): Promise<Cents> {
  const known: Query = payoutLines().where('fit', '==', 'known');
  const { docs } = await inRange(known, 'at', range).select('amountCents').get();
  const amounts = readableParts(docs, AmountSchema).map(({ amountCents }) => amountCents);
  return negative(sumCents(amounts));
}

/** Not `-0`, which would be shown as "-$0.00". */
const negative = (cents: Cents): Cents => (cents === 0 ? 0 : -cents);

async function count(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}
