import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  PlayerFormSchema,
  RegistrationFormSchema,
} from '#domain/registration/registration-form.ts';
import { VolunteerFormSchema } from '#domain/volunteering/application-form.ts';
import { readBySchema } from './read-by-schema.ts';

/** A form as the browser reads it: each field's name and what stands in it. */
function typed(...fields: [name: string, value: string][]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

test('every field that the schema names is read, in its own type', () => {
  const player = readBySchema(
    PlayerFormSchema,
    typed(['firstName', 'Ana'], ['age', '14'], ['school', 'Cypress High']),
  );
  expect(Object.keys(player).sort()).toEqual(Object.keys(PlayerFormSchema.shape).sort());
  expect(player).toMatchObject({ firstName: 'Ana', lastName: '', age: 14 });
  expect(player).toMatchObject({ school: 'Cypress High', height: '', photoConsent: false });
});

test('a number that was not chosen is none: 0 is kindergarten', () => {
  const player = readBySchema(PlayerFormSchema, typed(['grade', '']));
  expect(player).toMatchObject({ grade: Number.NaN, age: Number.NaN });
  const { error } = PlayerFormSchema.safeParse(player);
  expect(error?.issues.map(({ path }) => path[0])).toContain('grade');
});

test('a box is checked or not, also one that must be', () => {
  const form = readBySchema(
    RegistrationFormSchema,
    typed(['agreedToTerms', 'on'], ['agreedToWaiver', 'on']),
  );
  expect(form).toMatchObject({ agreedToTerms: true, agreedToWaiver: true, createAccount: false });
});

test('players are as many as have a field', () => {
  const form = readBySchema(
    RegistrationFormSchema,
    typed(['players.0.firstName', 'Ana'], ['players.2.age', '15'], ['playersNote', '9']),
  );
  expect(form.players).toHaveLength(3);
  expect(form.players[0]).toMatchObject({ firstName: 'Ana', lastName: '' });
  expect(form.players[2]).toMatchObject({ firstName: '', age: 15 });
});

test('choices of one name are a list, and a group has its own fields', () => {
  const form = readBySchema(
    VolunteerFormSchema,
    typed(
      ['preferredRoles', 'academic-tutor'],
      ['preferredRoles', 'event-volunteer'],
      ['reference2.name', 'Cora Webb'],
    ),
  );
  expect(form.preferredRoles).toEqual(['academic-tutor', 'event-volunteer']);
  expect(form.reference1).toEqual({ name: '', phone: '', email: '', relationship: '' });
  expect(form.reference2).toMatchObject({ name: 'Cora Webb' });
});

test('what may be empty is null, and what is not on the form is left out', () => {
  const Schema = z.object({
    percent: z.nullable(z.int()),
    maxUses: z.nullable(z.int()),
    guardian: z.optional(z.string()),
    email: z.optional(z.string()),
  });
  const data = typed(['percent', ' '], ['maxUses', '20'], ['guardian', '']);
  expect(readBySchema(Schema, data)).toEqual({ percent: null, maxUses: 20, guardian: '' });
});
