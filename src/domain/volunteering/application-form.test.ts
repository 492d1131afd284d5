import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldErrors } from '#domain/forms/field-errors.ts';
import { checkBirthDate, VolunteerFormSchema, volunteerFormAt } from './application-form.ts';

const NOW = new Date('2026-11-21T15:00:00Z');

const form = {
  firstName: 'Ana',
  lastName: 'Diaz',
  email: 'ana@example.com',
  phone: '239-555-0123',
  address: '12 Court Street',
  city: 'Fort Myers',
  state: 'FL',
  zipCode: '33901',
  dateOfBirth: '1988-04-05',
  emergencyContactName: 'Luis Diaz',
  emergencyContactPhone: '239-555-0124',
  preferredRoles: ['academic-tutor'],
  availability: 'flexible',
  timeCommitment: 'varies',
  previousExperience: '',
  workExperience: '',
  education: '',
  skills: '',
  whyVolunteer: 'To give back.',
  reference1: {
    name: 'Ben Cole',
    phone: '239-555-0125',
    email: '',
    relationship: 'Former coach',
  },
  reference2: {
    name: 'Cora Webb',
    phone: '239-555-0126',
    email: 'cora@example.com',
    relationship: 'Employer',
  },
  backgroundCheckConsent: true,
  trainingCommitment: true,
  codeOfConductAgreement: true,
  communicationConsent: false,
};

function errorsOf(change: Record<string, unknown>): Record<string, string> {
  const result = z.safeParse(volunteerFormAt(NOW), { ...form, ...change });
  return fieldErrors(result.error?.issues ?? []);
}

test('a complete form; what was left out is null', () => {
  const parsed = VolunteerFormSchema.parse(form);
  expect(parsed).toMatchObject({ skills: null, reference1: { email: null } });
  expect(errorsOf({})).toEqual({});
});

test('a blank form: each required field says so', () => {
  const blank = Object.fromEntries(
    Object.entries(form).map(([key, value]) => {
      if (typeof value === 'string') return [key, ''];
      return [key, Array.isArray(value) ? [] : value === true ? false : value];
    }),
  );
  const reference = { name: '', phone: '', email: '', relationship: '' };
  const errors = errorsOf({ ...blank, reference1: reference, reference2: reference });
  const optional = ['previousExperience', 'workExperience', 'education', 'skills'];
  const required = Object.keys(form)
    .filter((key) => ![...optional, 'communicationConsent'].includes(key))
    .flatMap((key) =>
      key.startsWith('reference')
        ? ['name', 'phone', 'relationship'].map((field) => `${key}.${field}`)
        : [key],
    );
  expect(Object.keys(errors).sort()).toEqual(required.sort());
  expect(errors.emergencyContactPhone).toBe('Emergency contact phone is required.');
  expect(errors.preferredRoles).toBe(
    'Please select at least one volunteer role you are interested in.',
  );
});

describe('references', () => {
  test.each([
    ['the other’s name', { name: 'ben cole' }, 'reference2.name', /first reference/],
    ['the other’s phone', { phone: '(239) 555-0125' }, 'reference2.phone', /first reference/],
    ['the applicant’s name', { name: 'ANA DÍAZ' }, 'reference2.name', /your own name/],
    ['the applicant’s phone', { phone: '1 239 555 0123' }, 'reference2.phone', /your own phone/],
    ['the applicant’s email', { email: 'Ana+r@example.com' }, 'reference2.email', /your own/],
    ['a mother', { relationship: 'My mother' }, 'reference2.relationship', /family/],
  ])('%s is refused', (_, change, field, words) => {
    const errors = errorsOf({ reference2: { ...form.reference2, ...change } });
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]).toMatch(words);
  });
});

describe('date of birth', () => {
  test.each([
    ['tomorrow', '2026-11-22', /past/],
    ['this year', '2026-01-02', /at least 13/],
    ['a day before the 13th birthday', '2013-11-22', /at least 13/],
    ['1816', '1816-04-05', /year/],
  ])('%s', (_, date, words) => expect(errorsOf({ dateOfBirth: date }).dateOfBirth).toMatch(words));

  test.each([
    ['30 February', '2001-02-30'],
    ['words', 'May 1st'],
    ['a time', '2001-02-03T04:05'],
  ])('%s is no date', (_, date) =>
    expect(errorsOf({ dateOfBirth: date }).dateOfBirth).toMatch(/month, day and year/),
  );

  test('the 13th birthday itself is enough', () => {
    expect(checkBirthDate('2013-11-21', NOW)).toBeUndefined();
  });
});

test.each([
  ['a role over and over', { preferredRoles: Array(51).fill('academic-tutor') }],
  ['a role by its title', { preferredRoles: ['Academic Tutor'] }],
  ['a role without end', { preferredRoles: ['a'.repeat(61)] }],
  ['no state', { state: 'ZZ' }],
])('%s is refused', (_, change) => {
  expect(Object.keys(errorsOf(change))).toHaveLength(1);
});
