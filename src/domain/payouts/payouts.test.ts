import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { differenceIn } from './equation.ts';
import { differenceOf, feesOfLine, notePayout, type PayoutFacts, sumUpLines } from './payout.ts';
import {
  ITSELF,
  LINE_KINDS,
  type LineFacts,
  noteLine,
  type PayoutLine,
  WAITING,
} from './payout-line.ts';

const NOW = new Date('2026-11-22T15:00:00Z');
const LATER = new Date('2026-11-23T15:00:00Z');

const charge: LineFacts = {
  id: 'txn_1',
  kind: 'payment',
  type: 'charge',
  amountCents: 5000,
  feeCents: 175,
  netCents: 4825,
  at: '2026-11-20T10:00:00.000Z',
  createdAt: '2026-11-20T10:00:00.000Z',
  sourceId: 'ch_1',
  paymentIntentId: 'pi_1',
};
const entry = { id: 'pi_1', label: 'Gift K7QF-2M9X' };

const lines = fc
  .record({
    id: fc.uuid(),
    kind: fc.constantFrom(...LINE_KINDS),
    amountCents: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    cost: fc.integer({ min: 0, max: 5000 }),
    hasEntry: fc.boolean(),
  })
  .map(({ id, kind, amountCents, cost, hasEntry }) => {
    // Of a line that is a fee Stripe gives the whole as its amount.
    const feeCents = kind === 'fee' ? 0 : cost;
    const facts = { ...charge, id, kind, amountCents, feeCents, netCents: amountCents - feeCents };
    return noteLine(undefined, facts, 'po_1', hasEntry ? entry : undefined, NOW);
  });

describe('a line', () => {
  test('waits until a payout holds it, and then stays with it', () => {
    const waiting = noteLine(undefined, charge, null, undefined, NOW);
    expect(waiting).toMatchObject({ payout: WAITING, entryId: null, fit: 'none' });
    const held = noteLine(waiting, charge, 'po_1', entry, LATER);
    expect(held).toMatchObject({ payout: 'po_1', entryId: 'pi_1', fit: 'entry' });
    expect(held.updatedAt).toBe(LATER.toISOString());
    // Seen again by a look at all lines, which does not say of which payout they are.
    expect(noteLine(held, charge, null, entry, NOW)).toBe(held);
  });

  test('that the office knows stays known, until a payment is found for it', () => {
    const known = { note: 'Invoice to a sponsor', by: 'Robin Doe' };
    const unknown = noteLine(undefined, charge, null, undefined, NOW);
    const line: PayoutLine = { ...unknown, fit: 'known', known };
    expect(noteLine(line, charge, null, undefined, LATER)).toBe(line);
    const held = noteLine(line, charge, 'po_1', undefined, LATER);
    expect(held).toMatchObject({ payout: 'po_1', fit: 'known', known });
    const found = noteLine(held, charge, null, entry, LATER);
    expect(found.fit).toBe('entry');
    expect(found.known).toBeUndefined();
  });

  test('of a payout itself is in none', () => {
    const own = { ...charge, kind: 'payout', type: 'payout' } as const;
    expect(noteLine(undefined, own, 'po_1', undefined, NOW)).toMatchObject({
      payout: ITSELF,
      fit: 'own',
    });
    const back = { ...own, type: 'payout_failure' };
    expect(noteLine(undefined, back, 'po_2', undefined, NOW).payout).toBe('po_2');
  });

  test.prop([fc.constantFrom(...LINE_KINDS)])('fits nothing only where it should', (kind) => {
    const { fit } = noteLine(undefined, { ...charge, kind }, null, undefined, NOW);
    expect(fit).toBe(kind === 'fee' || kind === 'payout' ? 'own' : 'none');
  });
});

describe('a payout', () => {
  const facts: PayoutFacts = {
    id: 'po_1',
    amountCents: 4825,
    status: 'in_transit',
    failure: null,
    arrivesOn: '2026-11-24',
    isAutomatic: true,
    createdAt: '2026-11-23T00:00:00.000Z',
  };
  const sums = sumUpLines([noteLine(undefined, charge, 'po_1', entry, NOW)]);

  test('is what its lines come to', () => {
    const payout = notePayout(undefined, facts, sums, NOW);
    expect(payout).toMatchObject({ payments: 1, feeCents: 175, linesCents: 4825, unmatched: 0 });
    expect(differenceOf(payout)).toBe(0);
    expect(payout.bank).toBe('open');
  });

  test('keeps what the office found at the bank, and is the very one where nothing changed', () => {
    const payout = notePayout(undefined, facts, sums, NOW);
    const match = { day: '2026-11-24', note: null, by: 'Ana Diaz', at: NOW.toISOString() };
    const matched = { ...payout, bank: 'matched', match } as const;
    expect(notePayout(matched, facts, sums, LATER)).toBe(matched);
    const paid = notePayout(matched, { ...facts, status: 'paid' }, sums, LATER);
    expect(paid).toMatchObject({ status: 'paid', bank: 'matched', match });
  });

  test.prop([fc.array(lines)])('amounts less fees are what its lines come to', (all) => {
    const { feeCents, linesCents, payments, unmatched } = sumUpLines(all);
    const amounts = all
      .filter(({ kind }) => kind !== 'fee')
      .reduce((sum, { amountCents }) => sum + amountCents, 0);
    expect(amounts - feeCents).toBe(linesCents);
    expect(feeCents).toBe(all.reduce((sum, line) => sum + feesOfLine(line), 0));
    expect(payments + unmatched).toBeLessThanOrEqual(2 * all.length);
  });

  test.prop([fc.array(lines), lines])('its own line changes none of its sums', (all, one) => {
    expect(sumUpLines([...all, { ...one, payout: ITSELF }])).toEqual(sumUpLines(all));
  });
});

describe('the equation', () => {
  const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
  const months = fc.array(
    fc.record({ ledgerCents: cents, feeCents: cents, heldCents: cents, paidOutCents: cents }),
    { minLength: 1, maxLength: 12 },
  );

  test.prop([months])('adds up month by month, and so does the sum of the months', (all) => {
    let atStripe = 0;
    for (const month of all) {
      const after =
        atStripe + month.ledgerCents - month.feeCents - month.heldCents - month.paidOutCents;
      expect(differenceIn({ ...month, beforeCents: atStripe, afterCents: after })).toBe(0);
      atStripe = after;
    }
    const total = (of: keyof (typeof all)[number]) => all.reduce((sum, one) => sum + one[of], 0);
    const year = {
      ledgerCents: total('ledgerCents'),
      feeCents: total('feeCents'),
      heldCents: total('heldCents'),
      paidOutCents: total('paidOutCents'),
    };
    expect(differenceIn({ ...year, beforeCents: 0, afterCents: atStripe })).toBe(0);
  });

  test('says by how much the ledger has more than Stripe', () => {
    const none = { beforeCents: 0, feeCents: 0, heldCents: 0, paidOutCents: 0, afterCents: 0 };
    expect(differenceIn({ ...none, ledgerCents: 5000 })).toBe(5000);
  });
});
