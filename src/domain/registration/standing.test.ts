import { describe, expect, test } from 'vitest';
import type { BillStatus } from '#domain/billing/player-bill.ts';
import { type OfRegistration, registrationStanding, withMoneyOfBills } from './standing.ts';

describe('a registration of which the office made a plan', () => {
  test.each([
    ['paid', ['paid'], ['pending', 'pending'], 'pending'],
    ['paid', ['paid'], ['paid', 'overdue'], 'overdue'],
    ['paid', ['paid'], ['paid', 'cancelled'], 'paid'],
    ['paid', ['paid'], [], 'paid'],
    ['pending', ['paid'], ['pending'], 'pending'],
    ['pending', ['pending'], ['overdue'], 'overdue'],
    ['pending', ['pending'], ['paid'], 'pending'],
    ['disputed', ['pending'], ['overdue'], 'disputed'],
    ['refunded', ['cancelled'], ['paid', 'pending'], 'pending'],
    ['refunded', ['cancelled'], ['pending', 'overdue'], 'overdue'],
    ['refunded', ['cancelled'], ['cancelled'], 'refunded'],
  ] as const)('is, %s itself, with bills %j and parts %j, %s', (status, bills, parts, said) => {
    const states = (all: readonly BillStatus[]) => all.map((paymentStatus) => ({ paymentStatus }));
    expect(registrationStanding(status, { bills: states(bills), parts: states(parts) })).toBe(said);
  });

  test('asks for its parts as well, and has what came for them', () => {
    const payment = { totalCents: 5_000, paidCents: 5_000, refundedCents: 0 };
    const part = { amountCents: 5_000, payment: null };
    const paid = { ...part, payment: { paidCents: 5_000, refundedCents: 1_000 } };
    expect(
      withMoneyOfBills(payment, { bills: [part], parts: [part, paid] } as OfRegistration),
    ).toEqual({ totalCents: 15_000, paidCents: 10_000, refundedCents: 1_000 });
  });
});
