import { addMilliseconds, addMinutes } from 'date-fns';
import { expect, test } from 'vitest';
import { addStepUp, hasSteppedUp, RECENT_PASSWORD_MS, STEP_UP_MS } from './second-factor.ts';

const NOW = new Date('2026-11-22T15:00:00.000Z');
const at = (minutes: number) => addMinutes(NOW, minutes);
const passed = (tokenHash: string, from = NOW) => ({
  tokenHash,
  signedInAt: '2026-11-22T14:00:00.000Z',
  until: addMilliseconds(from, STEP_UP_MS).toISOString(),
});

test('a code opens for a quarter of an hour; a password counts as just typed for five minutes', () => {
  const stepUps = [passed('a')];
  const { signedInAt } = passed('a');
  const opensIn = (minutes: number) =>
    hasSteppedUp({ stepUps }, { tokenHash: 'a', signedInAt }, at(minutes));
  expect([opensIn(0), opensIn(14.9), opensIn(15), opensIn(16)]).toEqual([true, true, false, false]);
  expect(addMilliseconds(NOW, RECENT_PASSWORD_MS)).toEqual(at(5));
});

test('a code opens in this browser and this sign-in alone', () => {
  const stepUps = [passed('a')];
  const { signedInAt } = passed('a');
  expect(hasSteppedUp({ stepUps }, { tokenHash: 'b', signedInAt }, NOW)).toBe(false);
  const later = { tokenHash: 'a', signedInAt: NOW.toISOString() };
  expect(hasSteppedUp({ stepUps }, later, NOW)).toBe(false);
  expect(hasSteppedUp({ stepUps: [] }, { tokenHash: 'a', signedInAt }, NOW)).toBe(false);
});

test('five browsers at once: the one that passed first has to pass again; expired ones make room', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((hash) => passed(hash));
  const hashes = (now: Date) => addStepUp(five, passed('f', now), now).map((one) => one.tokenHash);
  expect(hashes(NOW)).toEqual(['b', 'c', 'd', 'e', 'f']);
  expect(hashes(at(15))).toEqual(['f']);
});
