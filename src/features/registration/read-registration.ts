import type * as z from 'zod/mini';
import { readForm } from '#browser/forms/draft.ts';
import { readBySchema } from '#browser/forms/read-by-schema.ts';
import {
  PlayerFormSchema,
  RegistrationFormSchema,
} from '#domain/registration/registration-form.ts';
import { countPlayers } from './typed-players.ts';

/** The form as `RegistrationFormSchema` takes it. */
export function readRegistration(form: HTMLFormElement): z.input<typeof RegistrationFormSchema> {
  const text = readForm(form);
  const count = countPlayers(Object.keys(text));
  return {
    ...readBySchema(RegistrationFormSchema, (name) => text[name]),
    players: Array.from({ length: count }, (_, index) =>
      readBySchema(PlayerFormSchema, (name) => text[`players.${index}.${name}`]),
    ),
  };
}
