import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { type AccountLink, readLinkCode, writeLinkCode } from './link-code.ts';

const now = new Date('2026-11-22T12:00:00Z');
const link: AccountLink = {
  uid: 'ana',
  email: 'ana@example.com',
  used: 3,
  until: '2026-11-22T12:00:01.000Z',
};
const KEY = Buffer.alloc(32, 1);

test('a code says what it was made of, until it expires', () => {
  const code = writeLinkCode(link, KEY);
  expect(readLinkCode(code, KEY, now)).toEqual(link);
  expect(readLinkCode(code, KEY, new Date(link.until))).toBeUndefined();
  expect(readLinkCode(code, Buffer.alloc(32, 2), now)).toBeUndefined();
});

test('any other letter in it, and it is none of ours', () => {
  const code = writeLinkCode(link, KEY);
  for (const [index, letter] of [...code].entries()) {
    const other = letter === 'A' ? 'Q' : 'A';
    const changed = code.slice(0, index) + other + code.slice(index + 1);
    expect(readLinkCode(changed, KEY, now), String(index)).toBeUndefined();
  }
});

test.prop([fc.string()])('whatever else is sent as a code is refused', (given) => {
  expect(readLinkCode(given, KEY, now)).toBeUndefined();
});
