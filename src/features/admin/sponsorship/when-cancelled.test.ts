import { expect, test } from 'vitest';
import type { SponsorDetail } from '#contracts/sponsorship/dashboard.ts';
import { whenCancelled } from './when-cancelled.ts';

const tell = (paidCents: number, refundedCents: number, mayEnd: boolean) =>
  whenCancelled({ payment: { paidCents, refundedCents } as SponsorDetail['payment'], mayEnd });

test('that money which came is to be refunded is said, and how it is kept where that can be', () => {
  expect(tell(30_000, 10_000, true)).toBe(
    '$200.00 was paid. Canceled means that you will refund it. To keep it, use End Sponsorship in Details instead.',
  );
  expect(tell(50_000, 0, false)).toBe('$500.00 was paid. Canceled means that you will refund it.');
});

test('where nothing came, or all of it went back, nothing is said', () => {
  expect(tell(0, 0, false)).toBeUndefined();
  expect(tell(50_000, 50_000, false)).toBeUndefined();
  expect(whenCancelled({ payment: null, mayEnd: false })).toBeUndefined();
});
