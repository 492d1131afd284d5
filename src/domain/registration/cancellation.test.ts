import { describe, expect, test } from 'vitest';
import { PAYMENT_STATUSES, type PaymentStatus } from '#domain/payments/choices.ts';
import { newPayment } from '#domain/payments/payment.ts';
import { countingPlayers, isUnpaidRegistration } from './cancellation.ts';
import { waitsForCard } from './waits-for-card.ts';

const payment = (status: PaymentStatus, paidCents = 0) => ({
  ...newPayment(15_000, null, 'token'),
  status,
  paidCents,
});
const bill = (
  paymentStatus: 'pending' | 'paid' | 'overdue' | 'cancelled',
  of = payment('pending'),
) => ({
  amountCents: 15_000,
  paymentStatus,
  payment: of,
});

describe('a registration may be canceled or replaced', () => {
  const FREE: readonly PaymentStatus[] = ['pending', 'ended', 'payment_failed', 'expired'];

  test.each(PAYMENT_STATUSES)('by its payment, which is %s', (status) => {
    expect(isUnpaidRegistration(payment(status), [])).toBe(FREE.includes(status));
    expect(isUnpaidRegistration(payment('pending'), [bill('pending', payment(status))])).toBe(
      FREE.includes(status),
    );
  });

  test('while not a cent has come', () => {
    expect(isUnpaidRegistration(payment('pending', 1), [])).toBe(false);
    expect(isUnpaidRegistration(payment('pending'), [bill('overdue', payment('pending', 1))])).toBe(
      false,
    );
  });

  test('while none of its bills is paid', () => {
    const open = { amountCents: 15_000, paymentStatus: 'pending', payment: null } as const;
    expect(isUnpaidRegistration(payment('pending'), [open, bill('cancelled')])).toBe(true);
    expect(
      isUnpaidRegistration(payment('pending'), [
        open,
        { amountCents: 15_000, paymentStatus: 'paid', payment: null },
      ]),
    ).toBe(false);
  });
});

test.each(PAYMENT_STATUSES)(
  '%s: which of its players count, and whether a card is waited for',
  (status) => {
    const players = [{ profileId: 'zoe' }, { profileId: 'leo' }];
    const counting = (bills: Parameters<typeof countingPlayers>[1]) =>
      countingPlayers({ payment: { status }, players }, bills).map(({ profileId }) => profileId);
    const all = ['cancelled', 'refunded'].includes(status) ? [] : ['zoe', 'leo'];
    const gone = { playerId: 'zoe', paymentStatus: 'cancelled' } as const;
    expect(counting([])).toEqual(all);
    expect(counting([gone])).toEqual(all);
    for (const paymentStatus of ['pending', 'overdue', 'paid'] as const) {
      const theirs = { playerId: 'leo', paymentStatus };
      expect(counting([gone, theirs])).toEqual(status === 'refunded' ? ['leo'] : all);
    }
    const isOpen = ['pending', 'expired'].includes(status);
    expect(waitsForCard({ paymentMethod: 'credit-card', payment: payment(status) })).toBe(isOpen);
    expect(waitsForCard({ paymentMethod: 'check', payment: payment(status) })).toBe(false);
    expect(waitsForCard({ paymentMethod: 'ach', payment: payment(status) })).toBe(false);
  },
);
