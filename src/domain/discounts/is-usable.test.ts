import { expect, test } from 'vitest';
import type { Discount } from './discount.ts';
import { hindranceOf, normalizeCode } from './is-usable.ts';

const ALWAYS = { isOn: true, validFrom: null, validTo: null, maxUses: null };
const FALL = { ...ALWAYS, validFrom: '2026-09-01', validTo: '2026-09-30', maxUses: 2 };

test.each([
  ['nothing that limits it', ALWAYS, 1000, '2026-09-15', null],
  ['switched off', { ...ALWAYS, isOn: false }, 0, '2026-09-15', 'off'],
  ['the day before its first', FALL, 0, '2026-08-31', 'not-yet'],
  ['its first day', FALL, 0, '2026-09-01', null],
  ['its last day', FALL, 0, '2026-09-30', null],
  ['the day after its last', FALL, 0, '2026-10-01', 'ended'],
  ['one use left', FALL, 1, '2026-09-15', null],
  ['none left', FALL, 2, '2026-09-15', 'used-up'],
] as const)('a discount with %s', (_, limits, uses, today, hindrance) => {
  expect(hindranceOf({ ...limits } as Discount, uses, today)).toBe(hindrance);
});

test('a code is the same in small letters and with spaces', () => {
  expect(normalizeCode(' early bird\u00a026 ')).toBe('EARLYBIRD26');
});
