import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox-of.ts';

test.each([
  ['Pat@Example.com', 'pat@example.com'],
  ['pat+shop@example.com', 'pat@example.com'],
  ['p.a.t@example.com', 'p.a.t@example.com'],
  ['p.a.t+1@gmail.com', 'pat@gmail.com'],
  ['pat@googlemail.com', 'pat@gmail.com'],
])('%s is read by %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
