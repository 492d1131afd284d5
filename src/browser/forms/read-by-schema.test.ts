import { expect, test } from 'vitest';
import {
  PlayerFormSchema,
  RegistrationFormSchema,
} from '#domain/registration/registration-form.ts';
import { readBySchema } from './read-by-schema.ts';

test('every field that the schema names is read, in its own type', () => {
  const typed: Record<string, string> = { firstName: 'Ana', age: '14', school: 'Cypress High' };
  const player = readBySchema(PlayerFormSchema, (name) => typed[name]);
  expect(Object.keys(player).sort()).toEqual(Object.keys(PlayerFormSchema.shape).sort());
  expect(player).toMatchObject({ firstName: 'Ana', lastName: '', age: 14, grade: 0 });
  expect(player).toMatchObject({ school: 'Cypress High', height: '', photoConsent: false });
});

test('a box is ticked or not, also one that must be; lists are left to the caller', () => {
  const form = readBySchema(RegistrationFormSchema, (name) => (/^agreed/.test(name) ? 'on' : ''));
  expect(form).toMatchObject({ agreedToTerms: true, agreedToWaiver: true, createAccount: false });
  expect(form).not.toHaveProperty('players');
});
