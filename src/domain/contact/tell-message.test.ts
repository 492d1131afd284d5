import { expect, test } from 'vitest';
import { tellMessage } from './tell-message.ts';

const message = {
  id: 'm1',
  name: 'Ana Diaz',
  email: 'ana@example.com',
  phone: null,
  inquiryType: 'general',
  playerAge: null,
  subject: 'Practice',
  message: 'Is it on?',
} as unknown as Parameters<typeof tellMessage>[0];

const saidOf = (change: object) =>
  tellMessage({ ...message, ...change }).map(({ parts }) => parts.length);

test('says what was filled in, and nothing of what was left empty', () => {
  expect(saidOf({})).toEqual([1, 1, 0, 0, 1, 0, 1]);
  expect(saidOf({ phone: '239-555-0100', playerAge: '13-15' })).toEqual([1, 1, 1, 0, 1, 1, 1]);
  expect(saidOf({ language: 'en' })).toEqual([1, 1, 0, 0, 1, 0, 1]);
  expect(tellMessage({ ...message, language: 'es' })[3]?.parts).toEqual(['Spanish']);
});
