import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addUpPayouts, sentToBank } from './month-of-payouts.ts';
import { BANK_STATES, PAYOUT_STATUSES } from './payout.ts';

const payout = fc.record({
  amountCents: fc.integer({ min: -1_000_000, max: 100_000_000 }),
  status: fc.constantFrom(...PAYOUT_STATUSES),
  bank: fc.constantFrom(...BANK_STATES),
});

test('each payout is in one sum, and what the bank never had in none that it has', () => {
  fc.assert(
    fc.property(fc.array(payout), (payouts) => {
      const sums = addUpPayouts(payouts);
      const { matched, open, returned } = sums;
      const all = payouts.reduce((sum, { amountCents }) => sum + amountCents, 0);
      expect(matched.count + open.count + returned.count).toBe(payouts.length);
      expect(matched.cents + open.cents + returned.cents).toBe(all);
      const lost = payouts.filter(({ status }) => status === 'failed' || status === 'canceled');
      expect(returned.count).toBe(lost.length);
      expect(sentToBank(sums)).toEqual({
        count: payouts.length - lost.length,
        cents: all - returned.cents,
      });
    }),
  );
});
