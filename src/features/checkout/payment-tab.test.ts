import { expect, test } from 'vitest';
import { sessionIdOf } from './payment-tab.ts';

test.each([
  [
    'https://checkout.stripe.com/c/pay/cs_test_a1B2c3D4e5F6#fidkdWxOYHwnPyd1',
    'cs_test_a1B2c3D4e5F6',
  ],
  ['https://pay.club.test/c/pay/cs_live_a1B2c3D4?x=1', 'cs_live_a1B2c3D4'],
  ['http://127.0.0.1:4242/c/pay/cs_test_12345678', 'cs_test_12345678'],
  ['https://checkout.stripe.com/pay/short', null],
  ['https://checkout.stripe.com/c/pay/cs_', null],
])('%s carries %s', (url, sessionId) => {
  expect(sessionIdOf(url)).toBe(sessionId);
});
