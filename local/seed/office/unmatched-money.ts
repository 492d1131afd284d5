import { noteUnmatched, type UnmatchedMoney } from '#domain/payments/unmatched-money.ts';
import { stableId } from '../stable-id.ts';
import type { DemoClock } from './clock.ts';

/** Money that fits no record: a gift that someone at the office had taken by a link made in Stripe itself. */
export function demoUnmatchedMoney(clock: DemoClock): UnmatchedMoney[] {
  const name = stableId('demo unmatched money', 1).replaceAll('-', '').slice(0, 24);
  return [
    noteUnmatched(
      undefined,
      {
        id: `ch_${name}`,
        stripeId: `pi_${name}`,
        reason: 'no_record',
        eventType: 'checkout.session.completed',
        kind: 'donation',
        recordId: null,
        label: null,
        amountCents: 4_000,
        refundedCents: 0,
        expectedCents: null,
      },
      new Date(clock.instant(9, '18:20')),
    ),
  ];
}
