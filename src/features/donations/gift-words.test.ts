import { expect, test } from 'vitest';
import type { PaymentSummary } from '#contracts/payments/public.ts';
import { giftWords } from './gift-words.ts';

/** A monthly gift that has ended. */
const ended = (paidCents: number): PaymentSummary => ({
  kind: 'donation',
  number: 'K7QF-2M9X',
  status: 'ended',
  totalCents: 2500,
  paidCents,
  plan: {
    frequency: 'monthly',
    count: null,
    firstCents: 2500,
    eachCents: 2500,
    firstOn: '2026-12-15',
    lastOn: null,
  },
});

test('whose monthly gift ended before the first charge is not thanked for gifts', () => {
  expect(giftWords('paid', ended(0))).toEqual({
    title: 'This monthly gift has ended',
    text: 'Nothing more will be charged.',
  });
  expect(giftWords('paid', ended(2500)).text).toBe(
    'Nothing more will be charged. Thank you for everything you gave.',
  );
});
