import type { Cents } from '#domain/money/money.ts';
import type { Range } from '#domain/payments/period.ts';
import { payoutLines } from '../../gateways/records.ts';
import { sumOf } from '../overview/ledger-totals.ts';
import { inRange } from './in-range.ts';

/**
 * What Stripe took from the balance by lines of their own, as for subscriptions and Radar: the fees of
 * payments are not among them. Less than zero where it gave back more.
 */
export async function ownFeesCents(range: Range | null): Promise<Cents> {
  const lines = payoutLines().where('kind', '==', 'fee');
  const cents = await sumOf(inRange(lines, 'at', range), 'netCents');
  return cents === 0 ? 0 : -cents;
}
