import { expect, test } from 'vitest';
import { readByteRange } from './byte-range.ts';

test.each([
  [null, undefined],
  ['bytes=0-', { start: 0, end: 49 }],
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-200', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 49 }],
  ['bytes=100-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=9-3', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=0-1', undefined],
])('%s of 100 bytes, at most 50 at once', (header, expected) => {
  expect(readByteRange(header, 100, 50)).toEqual(expected);
});
