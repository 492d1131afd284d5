import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { handEntry } from '#tests/helpers/ledger-entry.ts';
import { PAYABLE_KINDS } from './choices.ts';
import { sumLedger } from './ledger-sums.ts';
import { monthOfBooks } from './month-of-books.ts';
import { movementsOf, netOf, sumsByMove } from './movements.ts';

const entries = fc
  .record({
    id: fc.uuid(),
    kind: fc.constantFrom(...PAYABLE_KINDS),
    status: fc.constantFrom('paid', 'refunded', 'reversal'),
    method: fc.constantFrom('card', 'check', 'us_bank_account'),
    amountCents: fc.integer({ min: -100_000, max: 100_000 }),
    refundedCents: fc.integer({ min: 0, max: 100_000 }),
    feeCents: fc.option(fc.integer({ min: 0, max: 3000 })),
  })
  .map((change) => handEntry(change));

test.prop([fc.array(entries)])(
  'the kinds come to the whole, and the whole to the ledger',
  (all) => {
    const movements = movementsOf(all);
    // All on the same day.
    const month = monthOfBooks(sumLedger(all, 'UTC').get('2026-11') ?? {});
    expect(month.kinds.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(month.netCents);
    expect(month.netCents).toBe(netOf(sumsByMove(movements)));
    expect(month.netCents).toBe(
      all.reduce((sum, one) => sum + one.amountCents - one.refundedCents, 0),
    );
    const byStripe = all.filter(({ method }) => method !== 'check');
    expect(month.feeCents).toBe(byStripe.reduce((sum, { feeCents }) => sum + (feeCents ?? 0), 0));
    expect(month.unknownFees).toBe(byStripe.filter(({ feeCents }) => feeCents === null).length);
  },
);
