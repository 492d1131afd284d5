import { describe, expect, test } from 'vitest';
import { noteUnmatched, type SeenMoney, type UnmatchedMoney } from './unmatched-money.ts';

const FIRST = new Date('2026-11-01T12:00:00Z');
const LATER = new Date('2026-11-02T12:00:00Z');
const seen = (change: Partial<SeenMoney> = {}): SeenMoney => ({
  id: 'pi_1',
  reason: 'no_record',
  stripeId: 'pi_1',
  eventType: 'checkout.session.completed',
  kind: 'order',
  recordId: 'order-1',
  label: null,
  amountCents: 5000,
  refundedCents: 0,
  expectedCents: null,
  ...change,
});
const resolved: UnmatchedMoney = {
  ...noteUnmatched(undefined, seen(), FIRST),
  status: 'resolved',
  note: 'Sent back by check',
};

describe('money that fits no record', () => {
  test('is open when it is first heard of', () => {
    expect(noteUnmatched(undefined, seen(), FIRST)).toEqual({
      ...seen(),
      status: 'open',
      note: null,
      createdAt: FIRST.toISOString(),
      updatedAt: FIRST.toISOString(),
    });
  });

  test('keeps its beginning, and what the office wrote', () => {
    const again = noteUnmatched(resolved, seen({ eventType: 'charge.updated' }), LATER);
    expect(again).toEqual({ ...resolved, updatedAt: LATER.toISOString() });
  });

  test.each<[string, Partial<SeenMoney>, 'open' | 'resolved']>([
    ['all of it is refunded', { refundedCents: 5000 }, 'resolved'],
    ['more is refunded than we know of', { refundedCents: 5001 }, 'resolved'],
    ['a cent of it is left', { refundedCents: 4999 }, 'open'],
    ['nobody says how much it is', { amountCents: null, refundedCents: 5000 }, 'open'],
    ['it is nothing', { amountCents: 0 }, 'open'],
  ])('where %s', (_, change, status) => {
    const note = status === 'resolved' ? 'Refunded in full in Stripe.' : null;
    const noted = noteUnmatched(noteUnmatched(undefined, seen(), FIRST), seen(change), LATER);
    expect(noted).toMatchObject({ status, note, createdAt: FIRST.toISOString() });
    expect(noteUnmatched(resolved, seen(change), LATER)).toMatchObject({
      status: 'resolved',
      note: resolved.note,
    });
  });
});
