import * as z from 'zod/mini';
import { emailAddress, phoneNumber } from '#domain/forms/fields.ts';
import { personName } from '#domain/forms/names.ts';
import type { PlayerRules } from '#domain/registration/player-rules.ts';
import { ageAndGrade, PlayerFormSchema } from '#domain/registration/registration-form.ts';
import { messages as officeFields } from '#words/office/fields.ts';
import { optionalBirthday } from './birthday.ts';
import { ProfileChangeSchema } from './profile-change.ts';

/**
 * A player whom the office adds by hand, held to the rules of the registration form. What only a guardian
 * can give is not in it: signatures, and what is to be paid. Medical notes are written afterwards, behind
 * the second factor. Of any program: `newPlayerForm` is of one.
 */
export const NewPlayerSchema = z.object({
  ...z.pick(PlayerFormSchema, {
    firstName: true,
    lastName: true,
    age: true,
    grade: true,
    photoConsent: true,
  }).shape,
  dateOfBirth: optionalBirthday(),
  ...z.pick(ProfileChangeSchema, {
    phone: true,
    jerseyNumber: true,
    position: true,
    teamName: true,
  }).shape,
  parentGuardianName: personName(() => officeFields.guardian, 201),
  /** The guardian's, whose account finds the player by it once the address is verified. */
  email: emailAddress(),
  parentGuardianPhone: phoneNumber(),
  emergencyContactName: personName('emergencyContact', 201),
  emergencyContactPhone: phoneNumber('emergencyContactPhone'),
});
/** The same for the players whom one program takes. */
export function newPlayerForm(rules: Pick<PlayerRules, 'ages' | 'grades'>) {
  return z.extend(NewPlayerSchema, ageAndGrade(rules));
}
export type NewPlayer = z.infer<typeof NewPlayerSchema>;
