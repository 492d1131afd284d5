import { expect, test } from 'vitest';
import { asKept } from '#domain/payments/kept-part.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { reverseEntry } from '#domain/payments/reversal.ts';
import { summariseGiving } from './giving-statement.ts';

const gift = (paidAt: string | null, change: Partial<LedgerEntry> = {}): LedgerEntry => ({
  id: crypto.randomUUID(),
  kind: 'donation',
  recordId: 'r1',
  label: 'Gift A-1',
  name: 'Ana Diaz',
  email: 'ana@example.com',
  status: 'paid',
  amountCents: 2500,
  refundedCents: 0,
  method: 'card',
  reference: null,
  stripePaymentIntentId: null,
  stripeInvoiceId: null,
  paidAt,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...change,
});

test('counts a year of the program, net of refunds, gifts and sponsorships apart', () => {
  const statement = summariseGiving(
    [
      gift('2026-11-21T12:00:00.000Z', { refundedCents: 500 }),
      // 11 PM of New Year's Eve in New York, the next year in UTC.
      gift('2027-01-01T04:00:00.000Z'),
      gift('2026-01-01T04:00:00.000Z'),
      gift('2026-03-01T12:00:00.000Z', { kind: 'sponsorship', amountCents: 50_000 }),
      gift('2026-03-02T12:00:00.000Z', { kind: 'order' }),
      gift('2026-03-03T12:00:00.000Z', { status: 'disputed' }),
      gift('2026-03-04T12:00:00.000Z', { status: 'refunded', refundedCents: 2500 }),
      gift(null, { status: 'failed' }),
    ],
    2026,
    'America/New_York',
  );
  expect(statement).toMatchObject({ name: 'Ana Diaz', giftCents: 4500, sponsorshipCents: 50_000 });
  expect(statement?.gifts.map(({ on, cents }) => [on, cents])).toEqual([
    ['2026-11-21', 2000],
    ['2026-12-31', 2500],
  ]);
});

test('a check that bounced in its year is left out; one that bounced later is a line of that year', () => {
  const late = gift('2026-12-30T17:00:00.000Z', { amountCents: 10_000 });
  const wrong = gift('2026-06-01T16:00:00.000Z', { amountCents: 90_000 });
  const back = (entry: LedgerEntry, at: string) =>
    reverseEntry(entry, { reason: 'The check bounced', at }, new Date(at));
  const entries = [
    late,
    back(late, '2027-01-05T17:00:00.000Z'),
    wrong,
    back(wrong, '2026-06-02T16:00:00.000Z'),
    gift('2027-02-01T17:00:00.000Z'),
  ];
  const of = (year: number) => summariseGiving(entries, year, 'America/New_York');
  expect(of(2026)).toMatchObject({ giftCents: 10_000, gifts: [{ on: '2026-12-30' }] });
  expect(of(2027)).toMatchObject({ giftCents: -7500 });
  expect(of(2027)?.gifts.map(({ isTakenBack, cents }) => [isTakenBack, cents])).toEqual([
    [true, -10_000],
    [false, 2500],
  ]);
});

const CHECK = { method: 'check', reference: '1042' } as const;

test.each([
  ['a check', 'of that year', '2026-12-31T17:00:00.000Z', CHECK],
  ['a check', 'of the next', '2027-02-03T17:00:00.000Z', CHECK],
  ['cash', 'of the next', '2027-02-03T17:00:00.000Z', { method: 'cash', reference: null }],
] as const)(
  '%s of which a part was sent back on a day %s is what was kept, on its own day',
  (_, __, at, check) => {
    const whole = gift('2026-12-30T17:00:00.000Z', { ...check, amountCents: 30_000 });
    const back = reverseEntry(whole, { reason: 'A part sent back', at }, new Date(at));
    const kept = gift(at, { ...check, amountCents: 20_000 });
    const of = (year: number, entries: LedgerEntry[]) =>
      summariseGiving(entries, year, 'America/New_York');
    expect(of(2026, [whole, back, kept])?.gifts).toMatchObject([
      { on: '2026-12-30', cents: 20_000, isTakenBack: false },
    ]);
    expect(of(2027, [whole, back, kept])).toBeNull();
    // Another check on the day that the first bounced is another gift.
    const other = { ...kept, reference: '1043' };
    expect(asKept([whole, back, other])).toEqual([whole, back, other]);
    // What is kept of what was kept, or does not stay at all.
    const later = '2027-03-04T17:00:00.000Z';
    const again = reverseEntry(kept, { reason: 'More sent back', at: later }, new Date(later));
    const rest = gift(later, { ...check, amountCents: 5_000 });
    expect(of(2026, [whole, back, kept, again, rest])?.gifts).toMatchObject([
      { on: '2026-12-30', cents: 5_000 },
    ]);
    expect(of(2027, [whole, back, kept, again])?.gifts).toMatchObject([
      { on: '2027-03-04', cents: -20_000, isTakenBack: true },
    ]);
  },
);

test.each<[string, (kept: LedgerEntry) => LedgerEntry[], number]>([
  ['its amount is corrected', (kept) => corrected(kept, { amountCents: 21_000 }), 21_000],
  ['its day is corrected', (kept) => corrected(kept, { paidAt: SENT }), 20_000],
  ['more is sent back that day', (kept) => backOn(BACK, kept, 10_000), 10_000],
  ['it was too little, and is noted again', (kept) => backOn(BACK, kept, 25_000), 25_000],
  [
    'more is sent back later, and its day is corrected',
    (kept) => {
      const [again, rest] = backOn('2027-03-04T17:00:00.000Z', kept, 10_000);
      return again && rest ? [again, rest, ...corrected(rest, { paidAt: SENT })] : [];
    },
    10_000,
  ],
])('what was kept of a check counts once, also where %s', (_, then, cents) => {
  const whole = gift(SENT, { ...CHECK, amountCents: 30_000 });
  const [back, kept] = backOn(BACK, whole, 20_000);
  const entries = back && kept ? [whole, back, kept, ...then(kept)] : [];
  const of = (year: number) => summariseGiving(entries, year, 'America/New_York');
  expect(of(2026)?.gifts).toMatchObject([{ on: '2026-12-30', cents, isTakenBack: false }]);
  expect(of(2027)).toBeNull();
});

const SENT = '2026-12-30T17:00:00.000Z';
const BACK = '2027-02-03T17:00:00.000Z';
function backOn(at: string, whole: LedgerEntry, cents: number): LedgerEntry[] {
  const back = reverseEntry(whole, { reason: 'A part sent back', at }, new Date(at));
  return [back, gift(at, { ...CHECK, amountCents: cents })];
}
function corrected(wrong: LedgerEntry, change: Partial<LedgerEntry>): LedgerEntry[] {
  const now = '2027-04-01T12:00:00.000Z';
  const of = { reason: 'Typo', at: wrong.paidAt ?? now, corrects: true } as const;
  const { amountCents, paidAt } = wrong;
  const right = gift(paidAt, { ...CHECK, amountCents, createdAt: '2027-04-01T12:00:00.001Z' });
  return [reverseEntry(wrong, of, new Date(now)), { ...right, ...change }];
}

test('is nothing for whoever gave nothing that year', () => {
  expect(summariseGiving([gift('2025-06-01T12:00:00.000Z')], 2026, 'America/New_York')).toBeNull();
});

test('of a gift that was disputed and lost for a part the rest is counted, whenever it was lost', () => {
  const charge = { status: 'dispute_lost', stripePaymentIntentId: 'pi_1' } as const;
  const disputed = gift('2026-06-01T16:00:00.000Z', { amountCents: 10_000, ...charge });
  const loss = (cents: number, paidAt: string) =>
    gift(paidAt, {
      ...charge,
      id: `lost-${disputed.id}`,
      status: 'reversal',
      amountCents: -cents,
      reverses: disputed.id,
    });
  const given = (entries: LedgerEntry[]) =>
    summariseGiving(entries, 2026, 'America/New_York')?.giftCents;
  expect(given([disputed, loss(4000, '2026-07-01T16:00:00.000Z')])).toBe(6000);
  expect(given([disputed, loss(4000, '2027-02-01T16:00:00.000Z')])).toBe(6000);
  expect(given([disputed, loss(10_000, '2026-07-01T16:00:00.000Z')])).toBeUndefined();
  expect(given([disputed])).toBeUndefined();
});
