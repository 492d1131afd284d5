import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { handEntry } from '#tests/helpers/ledger-entry.ts';
import { LEDGER_METHODS, type LedgerEntry, LedgerEntrySchema } from './ledger-entry.ts';
import { sumMovements } from './ledger-sums.ts';
import { monthOfBooks } from './month-of-books.ts';
import { movementsOf, netOf, sumsByMove } from './movements.ts';

const instants = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const cents = fc.integer({ min: 0, max: 1_000_000 });
const refunds = fc.array(fc.record({ id: fc.uuid(), cents, at: instants }), { maxLength: 4 });

/** Any entry that may be stored: with the days of its refunds, with those of some, with none. */
const entries: fc.Arbitrary<LedgerEntry> = fc
  .record({
    id: fc.uuid(),
    status: fc.constantFrom(...LedgerEntrySchema.shape.status.options),
    method: fc.constantFrom(...LEDGER_METHODS),
    amountCents: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    unnoted: fc.oneof(fc.constant(0), cents),
    refunds: fc.option(refunds, { nil: undefined }),
    paidAt: fc.option(instants),
    updatedAt: instants,
  })
  .map(({ unnoted, refunds: noted, ...entry }) => {
    const refundedCents = (noted ?? []).reduce((sum, one) => sum + one.cents, unnoted);
    return handEntry({ ...entry, refundedCents, ...(noted && { refunds: noted }) });
  });

describe('the movements of entries', () => {
  test.prop([fc.array(entries)])('come to what has come and stayed', (all) => {
    const arrived = all.filter(({ paidAt }) => paidAt !== null);
    const kept = arrived.reduce((sum, one) => sum + one.amountCents - one.refundedCents, 0);
    expect(netOf(sumsByMove(movementsOf(all)))).toBe(kept);
  });

  test.prop([fc.uniqueArray(entries, { selector: ({ id }) => id })])('are told apart', (all) => {
    const ids = movementsOf(all).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('are each on its own day', () => {
    const entry = handEntry({
      id: 'pi_1',
      method: 'card',
      amountCents: 6500,
      refundedCents: 6500,
      refunds: [
        { id: 're_1', cents: 2000, at: '2026-11-20T12:00:00Z' },
        { id: 're_2', cents: 4500, at: '2026-12-02T12:00:00Z' },
      ],
    });
    expect(movementsOf([entry])).toEqual([
      { id: 'pi_1', at: entry.paidAt, cents: 6500, what: 'received', entry },
      { id: 'pi_1/re_1', at: '2026-11-20T12:00:00Z', cents: -2000, what: 'refund', entry },
      { id: 'pi_1/re_2', at: '2026-12-02T12:00:00Z', cents: -4500, what: 'refund', entry },
    ]);
  });

  test('a refund of before days were noted is of the day on which the entry was written', () => {
    const old = handEntry({ refundedCents: 500, updatedAt: '2026-11-25T09:00:00Z' });
    expect(movementsOf([old])[1]).toMatchObject({ cents: -500, at: '2026-11-25T09:00:00Z' });
  });

  test('what was taken back is a reversal by hand, and a dispute where it came by Stripe', () => {
    const back = { status: 'reversal', amountCents: -5000 } as const;
    const all = [handEntry(back), handEntry({ ...back, method: 'card' })];
    expect(movementsOf(all).map(({ what, cents: moved }) => [what, moved])).toEqual([
      ['reversal', -5000],
      ['dispute', -5000],
    ]);
  });
});

test('what was recorded by mistake counts as never received, not as received and reversed', () => {
  const wrong = handEntry({ id: 'w', amountCents: 150_000 });
  const correction = handEntry({
    id: 'c',
    amountCents: -150_000,
    status: 'reversal',
    reverses: 'w',
    corrects: true,
  });
  const right = handEntry({ id: 'r', amountCents: 15_000 });
  const nothing = { refund: 0, reversal: 0, dispute: 0 };
  const movements = movementsOf([wrong, correction, right]);
  expect(sumsByMove(movements)).toEqual({ ...nothing, received: 15_000 });
  const [cells] = sumMovements(movements, 'America/New_York').values();
  expect(monthOfBooks(cells ?? {}).sums).toEqual({ ...nothing, received: 15_000 });
  // A check that bounced was received, and reversed.
  const bounced = movementsOf([wrong, { ...correction, corrects: undefined }]);
  expect(sumsByMove(bounced)).toEqual({ ...nothing, received: 150_000, reversal: -150_000 });
});
