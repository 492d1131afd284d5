import { expect, test } from 'vitest';
import { comeAgainCents } from './come-again.ts';
import { newPayment } from './payment.ts';

const at = (minute: number, amountCents: number) => {
  const createdAt = new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString();
  return { id: `entry-${minute}`, amountCents, createdAt, paidAt: createdAt };
};
const ended = { ...newPayment(50_000, null, 'token'), endedByOffice: true } as const;

test('what was taken back may come again, once', () => {
  const bounced = [at(2, -25_000), at(0, 25_000), at(1, 25_000)];
  expect(comeAgainCents(ended, bounced)).toBe(25_000);
  expect(comeAgainCents(ended, [...bounced, at(3, 25_000)])).toBe(0);
  expect(comeAgainCents(ended, [])).toBe(0);
});

test('what never arrived does not count, nor what is still owed', () => {
  const refused = { ...at(0, 25_000), paidAt: null };
  expect(comeAgainCents(ended, [refused])).toBe(0);
  const { endedByOffice: _, ...open } = ended;
  expect(comeAgainCents(open, [at(0, 25_000), at(1, -25_000)])).toBe(0);
});

test('what was corrected or moved never came so, and does not come again', () => {
  const wrong = at(1, 25_000);
  const moved = { ...at(2, -25_000), reverses: wrong.id, corrects: true } as const;
  expect(comeAgainCents(ended, [at(0, 25_000), wrong, moved])).toBe(0);
  const right = at(3, 20_000);
  const bounced = { ...at(4, -20_000), reverses: right.id };
  expect(comeAgainCents(ended, [at(0, 25_000), wrong, moved, right])).toBe(0);
  expect(comeAgainCents(ended, [at(0, 25_000), wrong, moved, right, bounced])).toBe(20_000);
});
