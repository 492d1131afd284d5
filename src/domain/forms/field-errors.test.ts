import { expect, test } from 'vitest';
import { fieldErrors } from './field-errors.ts';

test('keeps the first message of each field and joins paths with dots', () => {
  expect(
    fieldErrors([
      { path: ['email'], message: 'Email is required.' },
      { path: ['email'], message: 'Enter a valid email address.' },
      { path: ['lines', 0, 'size'], message: 'No such size.' },
      { path: [], message: 'Not an object.' },
    ]),
  ).toEqual({
    email: 'Email is required.',
    'lines.0.size': 'No such size.',
    '': 'Not an object.',
  });
});

test('gives nothing for no issue', () => {
  expect(fieldErrors([])).toEqual({});
});
