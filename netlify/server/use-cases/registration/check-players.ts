import { fieldErrors } from '#domain/forms/field-errors.ts';
import { type RegistrationForm, registrationForm } from '#domain/registration/registration-form.ts';
import { playerRules } from '#domain/registration/rules-of-settings.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { messages } from '#words/refusals/common.ts';
import { AppError } from '../../core/app-error.ts';

/**
 * Holds a registration to the states, ages and grades of the site settings.
 * @throws AppError invalid_input, each message beside its field
 */
export function checkPlayers(form: RegistrationForm, settings: Settings): void {
  const result = registrationForm(playerRules(settings)).safeParse(form);
  if (result.success) return;
  const fields = Object.entries(fieldErrors(result.error.issues)).map(
    ([field, message]) => [`registration.${field}`, message] as const,
  );
  throw new AppError('invalid_input', messages.checkFields, {
    fields: Object.fromEntries(fields),
  });
}
