import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { handEntry } from '#tests/helpers/ledger-entry.ts';
import { PAYABLE_KINDS } from './choices.ts';
import { LEDGER_METHODS, type LedgerEntry, LedgerEntrySchema } from './ledger-entry.ts';
import {
  addCells,
  changeOfSums,
  firstSummedMonth,
  type LedgerSums,
  partOf,
  sumLedger,
} from './ledger-sums.ts';
import { monthOfBooks } from './month-of-books.ts';
import { movementsOf, netOf, sumsByMove } from './movements.ts';

const ZONE = 'America/New_York';
const instants = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const cents = fc.integer({ min: 0, max: 1_000_000 });

/** Any state of one of a few entries: booked, settled, refunded, taken back, with its fee or without. */
const states: fc.Arbitrary<LedgerEntry> = fc
  .record({
    id: fc.constantFrom('pi_1', 'pi_2', 'hand-3', 'hand-4', 'in_5'),
    kind: fc.constantFrom(...PAYABLE_KINDS),
    status: fc.constantFrom(...LedgerEntrySchema.shape.status.options),
    method: fc.constantFrom(...LEDGER_METHODS),
    amountCents: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    refundedCents: cents,
    refunds: fc.array(fc.record({ id: fc.uuid(), cents, at: instants }), { maxLength: 3 }),
    feeCents: fc.option(cents),
    paidAt: fc.option(instants),
    updatedAt: instants,
  })
  .map((change) => handEntry(change));

const zones = fc.constantFrom(ZONE, 'UTC', 'Pacific/Auckland');
const plain = (sums: LedgerSums) => Object.fromEntries([...sums].toSorted());

/** Adds a change to sums, as Firestore counts it up. */
function counted(sums: LedgerSums, change: LedgerSums): LedgerSums {
  const months = new Map(sums);
  for (const [month, cells] of change) {
    months.set(month, addCells(months.get(month) ?? {}, cells));
  }
  return changeOfSums(new Map(), months);
}

test.prop([fc.array(states, { maxLength: 30 }), zones])(
  'sums that are kept through any changes are those of the ledger',
  (changes, zone) => {
    const ledger = new Map<string, LedgerEntry>();
    let kept: LedgerSums = new Map();
    for (const entry of changes) {
      const was = ledger.get(entry.id);
      const before = sumLedger(was ? [was] : [], zone);
      kept = counted(kept, changeOfSums(before, sumLedger([entry], zone)));
      ledger.set(entry.id, entry);
    }
    expect(plain(kept)).toEqual(plain(sumLedger([...ledger.values()], zone)));
  },
);

test.prop([fc.array(states), zones])('they come to what the movements come to', (entries, zone) => {
  const months = [...sumLedger(entries, zone).values()].map(monthOfBooks);
  const movements = movementsOf(entries);
  const net = months.reduce((sum, { netCents }) => sum + netCents, 0);
  expect(net).toBe(netOf(sumsByMove(movements)));
  const received = months.reduce((sum, { sums }) => sum + sums.received, 0);
  expect(received).toBe(sumsByMove(movements).received);
});

test.prop([states, instants])('the same again changes nothing', (entry, updatedAt) => {
  const sums = sumLedger([{ ...entry, refundedCents: 0, refunds: [] }], ZONE);
  const again = sumLedger([{ ...entry, refundedCents: 0, refunds: [], updatedAt }], ZONE);
  expect(changeOfSums(sums, again).size).toBe(0);
});

test('a refund is of its own month, and the fee of the one in which the money came', () => {
  const entry = handEntry({
    method: 'card',
    amountCents: 6500,
    refundedCents: 2000,
    feeCents: 219,
    paidAt: '2026-11-01T03:59:59Z',
    refunds: [{ id: 're_1', cents: 2000, at: '2026-11-01T04:00:00Z' }],
  });
  expect(plain(sumLedger([entry], ZONE))).toEqual({
    '2026-10': { bill__card__received: 6500, bill__card__fee: 219 },
    '2026-11': { bill__card__refund: -2000 },
  });
});

test.prop([fc.string()])('an entry always counts in the same part', (id) => {
  expect(partOf(id)).toBe(partOf(id));
  expect(partOf(id)).toBeGreaterThanOrEqual(0);
  expect(partOf(id)).toBeLessThan(8);
});

test('there are sums of the years of which nothing was deleted yet', () => {
  // On New Year's Eve of 2026 in New York, what nothing has happened to since 2019 is deleted.
  expect(firstSummedMonth(new Date('2027-01-01T04:59:00Z'), ZONE)).toBe('2020-01');
  expect(firstSummedMonth(new Date('2027-01-01T05:00:00Z'), ZONE)).toBe('2021-01');
});
