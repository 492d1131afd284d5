import { expect, test } from 'vitest';
import { titleOfRefusal } from './tell-outcome.ts';

test('only what concerns a payment, or the connection, is called a payment error', () => {
  expect(titleOfRefusal('payment_unavailable')).toBe('Payment Error');
  expect(titleOfRefusal('service_unavailable')).toBe('Payment Error');
  for (const code of ['conflict', 'discounts_changed', 'registration_closed'] as const) {
    expect(titleOfRefusal(code), code).toBe('Your registration was not confirmed');
  }
});

test('a question that the form asks is no news of its own', () => {
  expect(titleOfRefusal('confirm_replacement')).toBeNull();
});
