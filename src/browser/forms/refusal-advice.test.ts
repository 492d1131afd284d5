import { expect, test } from 'vitest';
import type { ApiError } from '#browser/api.ts';
import { withAdvice } from './refusal-advice.ts';

const SAFE = 'You can send it again.';
const told = (code: ApiError['code'], fields?: Record<string, string>) =>
  withAdvice({ code, message: 'No.', ...(fields && { fields }) }, SAFE).message;

test('whoever cannot know whether a form arrived is told that sending it again is safe', () => {
  expect(told('service_unavailable')).toBe('No. You can send it again.');
  expect(told('conflict')).toBe('No. You can send it again.');
});

test('nobody is told to send again what would be refused again', () => {
  expect(told('registration_closed')).toBe('No.');
  expect(told('already_paid')).toBe('No.');
  expect(told('invalid_input', { email: 'Required' })).toBe('No.');
});
