import { expect, test } from 'vitest';
import { isUnreachable } from './unreachable.ts';

const withCode = (code: unknown, cause?: unknown) =>
  Object.assign(new Error('x', { cause }), { code });

test.each([
  ['a refused connection', withCode('ECONNREFUSED'), true],
  ['one wrapped by an SDK', new Error('sdk', { cause: withCode('ETIMEDOUT') }), true],
  [
    'an answer that broke off',
    new TypeError('terminated', { cause: withCode('UND_ERR_SOCKET') }),
    true,
  ],
  ['gRPC unavailable', withCode(14), true],
  ['gRPC permission denied', withCode(7), false],
  ['a mistake of ours', new TypeError('x is not a function'), false],
  ['something thrown that is no error', 'ECONNREFUSED', false],
])('%s: %s', (_, error, expected) => {
  expect(isUnreachable(error)).toBe(expected);
});
