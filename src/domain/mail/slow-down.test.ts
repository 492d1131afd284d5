import { expect, test } from 'vitest';
import { mayAskToSlowDown } from './slow-down.ts';

const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(`Can't send mail - all recipients were rejected: ${message}`), {
    responseCode,
  });

test.each([
  [452, '452 4.4.5 Too many emails', true],
  [454, '454 Throttling failure: Maximum sending rate exceeded.', true],
  [421, '421 4.7.0 Try again later', true],
  [451, '451 4.7.1 Greylisted', true],
  [452, '452 4.2.2 The email account is over quota', false],
  [450, '450 4.2.1 The user is receiving mail at a rate that is too high', false],
  [550, '550 5.1.1 No such user', false],
])('%i, “%s”: %s', (code, message, expected) => {
  expect(mayAskToSlowDown(refusal(code, message))).toBe(expected);
});

test('a server that is down asks for nothing', () => {
  expect(mayAskToSlowDown(new Error('connect ECONNREFUSED'))).toBe(false);
  expect(mayAskToSlowDown(undefined)).toBe(false);
});
