import * as z from 'zod/mini';
import { SELF_CHOSEN_ROLES } from '#domain/accounts/roles.ts';
import { emailAddress, phoneNumber } from '#domain/forms/fields.ts';
import { emptyAsNull } from '#domain/forms/long-text.ts';
import { personName } from '#domain/forms/names.ts';
import { optionalLine } from '#domain/registration/optional-text.ts';
import { optionalBirthday } from './birthday.ts';

const JERSEY_NUMBER = 'Enter a number from 0 to 99.';

/**
 * What the office may change of a person. Not the email: an account signs in with it, and a guardian's
 * account finds its players by it, so that one has a step of its own (`GuardianEmailSchema`).
 */
export const ProfileChangeSchema = z.object({
  firstName: personName('First name'),
  lastName: personName('Last name'),
  /** Null of an admin, who is made and unmade on a tab of its own, with the second factor. */
  role: emptyAsNull(z.enum(SELF_CHOSEN_ROLES, 'Choose a role.')),
  dateOfBirth: optionalBirthday(),
  /** Text, because 0 and 00 are two numbers on the court. */
  jerseyNumber: emptyAsNull(
    z.string(JERSEY_NUMBER).check(z.trim(), z.regex(/^\d{1,2}$/, JERSEY_NUMBER)),
  ),
  position: optionalLine('Position', 40),
  teamName: optionalLine('Team', 80),
  phone: emptyAsNull(phoneNumber()),
  parentGuardianName: optionalLine('Guardian', 201),
  parentGuardianPhone: emptyAsNull(phoneNumber()),
  emergencyContactName: optionalLine('Emergency contact', 201),
  emergencyContactPhone: emptyAsNull(phoneNumber()),
});
export type ProfileChange = z.infer<typeof ProfileChangeSchema>;

/** The address of a player's guardian. */
export const GuardianEmailSchema = z.object({ email: emailAddress() });
