import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newAttempt, prepareAttempt } from './attempt.ts';
import { notePaying, noteSentAs, payingOf } from './draft.ts';
import { rememberPayment, tabMemory } from './open-payment.ts';
import { freeForm, isPaidWith } from './paid-draft.ts';

const [FIRST, SECOND] = ['cs_test_first', 'cs_test_second'];
const FORM = 'registration';

function fakeStorage() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: fakeStorage(), sessionStorage: fakeStorage() });
});
afterEach(() => vi.unstubAllGlobals());

/** Whether a draft is there: what was sent with it is known. */
const isDraftKept = () => noteSentAs(FORM, newAttempt().key).length > 0;

test('what was paid is done with: its draft is gone, and the same again is another record', () => {
  const key = prepareAttempt(FORM, 'Zoë');
  noteSentAs(FORM, key);
  notePaying(FORM, FIRST);
  expect(isPaidWith(FORM, FIRST)).toBe(true);
  rememberPayment(FORM, { number: 'A-1', sessionId: FIRST });
  freeForm(FORM, FIRST, true);
  expect(tabMemory(FORM).awaited()).toBeUndefined();
  expect(isDraftKept()).toBe(false);
  expect(prepareAttempt(FORM, 'Zoë')).not.toBe(key);
});

test('what did not come about keeps its draft', () => {
  noteSentAs(FORM, newAttempt().key);
  notePaying(FORM, FIRST);
  freeForm(FORM, FIRST, false);
  expect(isDraftKept()).toBe(true);
});

test('a draft begun since stays, and is nobody’s to name', () => {
  noteSentAs(FORM, newAttempt().key);
  expect(isPaidWith(FORM, FIRST)).toBe(false);
  expect(isPaidWith(FORM, undefined)).toBe(false);
  freeForm(FORM, FIRST, true);
  expect(isDraftKept()).toBe(true);
});

test('while another payment is open, an old page frees nothing: sending again is the same record', () => {
  const key = prepareAttempt(FORM, 'Leo');
  noteSentAs(FORM, key);
  notePaying(FORM, SECOND);
  rememberPayment(FORM, { number: 'A-2', sessionId: SECOND });
  freeForm(FORM, FIRST, true);
  expect(tabMemory(FORM).awaited()).toBe(SECOND);
  expect(payingOf(FORM)).toBe(SECOND);
  expect(prepareAttempt(FORM, 'Leo')).toBe(key);
});
