import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldErrors } from '#domain/forms/field-errors.ts';
import { DEFAULTS } from '#domain/settings/defaults.ts';
import { comparableRegistration } from './comparable.ts';
import { RegistrationFormSchema, registrationForm } from './registration-form.ts';
import { playerRules } from './rules-of-settings.ts';

const DEMO = registrationForm(playerRules(DEFAULTS));

const PLAYER = {
  firstName: 'Zoë',
  lastName: 'Diaz',
  age: 13,
  grade: 8,
  height: '',
  weight: ' ',
  medicalInfo: 'Asthma\r\nInhaler',
  previousExperience: '',
  photoConsent: false,
};
const FORM = {
  parentFirstName: 'Ana María',
  parentLastName: "O'Neil",
  parentEmail: ' Ana@Example.com ',
  parentPhone: '239-555-0123',
  address: '12 Court Street',
  city: 'Fort Myers',
  state: 'FL',
  zipCode: '33901',
  emergencyContact: 'Luis',
  emergencyPhone: '239-555-0124',
  players: [PLAYER],
  paymentMethod: 'credit-card',
  paymentFrequency: 'monthly',
  agreedToWaiver: true,
  agreedToTerms: true,
  signedName: 'ana maria oneil',
  marketingConsent: false,
  createAccount: true,
};

const errorsOf = (form: unknown, schema: z.ZodMiniType = DEMO) =>
  fieldErrors(z.safeParse(schema, form).error?.issues ?? []);

test('what is typed comes out trimmed, empty fields as null, lines with one kind of break', () => {
  const form = RegistrationFormSchema.parse(FORM);
  expect(form.parentEmail).toBe('ana@example.com');
  expect(form.players[0]).toEqual({
    ...PLAYER,
    height: null,
    school: null,
    weight: null,
    medicalInfo: 'Asthma\nInhaler',
    previousExperience: null,
  });
});

test('an empty form says what is missing, each beside its field', () => {
  const errors = errorsOf({ players: [{ age: 0, grade: 0, photoConsent: false }] });
  expect(errors).toMatchObject({
    parentFirstName: 'First name is required.',
    parentEmail: 'Email is required.',
    parentPhone: 'Phone is required.',
    emergencyContact: 'Emergency contact is required.',
    emergencyPhone: 'Emergency contact phone is required.',
    'players.0.firstName': 'First name is required.',
    'players.0.age': 'Choose an age from 13 to 17.',
    'players.0.grade': 'Choose a grade from 8 to 12.',
    agreedToTerms: expect.stringContaining('Terms of Service'),
    agreedToWaiver: expect.stringContaining('Liability Waiver'),
    signedName: 'Your full name is required.',
  });
});

describe('the signature', () => {
  test.each(['Ana María O’Neil', 'ANA MARIA ONEIL', 'Ana  María  O Neil'])('%s', (signedName) => {
    expect(errorsOf({ ...FORM, signedName })).toEqual({});
  });

  test.each(['Ana', 'Luis O’Neil', 'x'])('%s is not the guardian’s', (signedName) => {
    expect(errorsOf({ ...FORM, signedName }).signedName).toContain("Ana María O'Neil");
  });
});

test('what tells two registrations apart holds neither medical information nor the signature', () => {
  const form = RegistrationFormSchema.parse(FORM);
  const comparable = JSON.stringify(comparableRegistration(form));
  expect(comparable).not.toMatch(/asthma|agreed|oneil/i);
  expect(comparable).toContain('Zoë');
});

describe('whom a program takes', () => {
  const texas = registrationForm(
    playerRules({ statesServed: ['TX'], ages: { from: 6, to: 18 }, grades: { from: 0, to: 12 } }),
  );
  const withPlayer = (age: number, grade: number, state = 'TX') => ({
    ...FORM,
    state,
    players: [{ ...PLAYER, age, grade }],
  });

  test.each([
    [6, 0],
    [18, 12],
  ])('the settings say: age %i, grade %i', (age, grade) => {
    expect(errorsOf(withPlayer(age, grade), texas)).toEqual({});
  });

  test('all else is refused in a sentence', () => {
    expect(errorsOf(withPlayer(5, 0, 'FL'), texas)).toEqual({
      state: 'Choose Texas. We only register players from there.',
      'players.0.age': 'Choose an age from 6 to 18.',
    });
    expect(errorsOf(withPlayer(12.5, -1, 'toString'), texas)).toMatchObject({
      state: expect.stringContaining('Choose Texas'),
      'players.0.age': 'Choose an age from 6 to 18.',
      'players.0.grade': 'Choose a grade from K to 12.',
    });
    expect(errorsOf(withPlayer(14, 9)).state).toBe(
      'Choose Florida, Alabama, or Georgia. We only register players from there.',
    );
  });

  test('a request of any program is read before its settings are asked', () => {
    expect(errorsOf(withPlayer(6, 0), RegistrationFormSchema)).toEqual({});
    expect(errorsOf(withPlayer(2, 13, 'tx'), RegistrationFormSchema)).toMatchObject({
      state: 'Choose a state.',
      'players.0.age': expect.stringContaining('from 3 to 25'),
    });
  });
});
