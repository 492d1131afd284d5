import * as z from 'zod/mini';
import { SELF_CHOSEN_ROLES, UNCHOSEN_ROLE } from '#domain/accounts/roles.ts';
import { phoneNumber } from '#domain/forms/fields.ts';
import { emptyAsNull } from '#domain/forms/long-text.ts';
import { personName } from '#domain/forms/names.ts';
import { optionalLine } from '#domain/registration/optional-text.ts';
import { PLAYER_LIMITS } from '#domain/registration/player-rules.ts';
import { ageAndGrade } from '#domain/registration/registration-form.ts';
import { messages as officeFields } from '#words/office/fields.ts';
import { messages } from '#words/office/refusals/players.ts';
import { optionalBirthday } from './birthday.ts';

const { age, grade } = ageAndGrade(PLAYER_LIMITS);

/**
 * What the office may change of a person. Not the email: an account signs in with it, and a guardian's
 * account finds its players by it, so that one has a step of its own (`changeGuardianEmailEndpoint`).
 */
export const ProfileChangeSchema = z.object({
  firstName: personName('firstName'),
  lastName: personName('lastName'),
  /**
   * Null of an admin, who is made and unmade on a tab of its own, with the second factor. `UNCHOSEN_ROLE`
   * of whoever has it already.
   */
  role: emptyAsNull(z.enum([...SELF_CHOSEN_ROLES, UNCHOSEN_ROLE], messages.role)),
  dateOfBirth: optionalBirthday(),
  /** Of a player of this season without an account; left out of anyone else, and unchanged then. */
  age: z.optional(z.nullable(age)),
  grade: z.optional(z.nullable(grade)),
  /** Text, because 0 and 00 are two numbers on the court. */
  jerseyNumber: emptyAsNull(
    z.string(messages.jerseyNumber).check(z.trim(), z.regex(/^\d{1,2}$/, messages.jerseyNumber)),
  ),
  position: optionalLine(() => officeFields.position, 40),
  teamName: optionalLine(() => officeFields.team, 80),
  phone: emptyAsNull(phoneNumber()),
  parentGuardianName: optionalLine(() => officeFields.guardian, 201),
  parentGuardianPhone: emptyAsNull(phoneNumber()),
  emergencyContactName: optionalLine('emergencyContact', 201),
  emergencyContactPhone: emptyAsNull(phoneNumber('emergencyContactPhone')),
});
export type ProfileChange = z.infer<typeof ProfileChangeSchema>;
