import * as z from 'zod/mini';
import { spokenLanguage, textOrNull } from '#domain/records/stored.ts';
import { ROLES } from './roles.ts';

const text = textOrNull();

/**
 * A person of the program (collection `profiles`). Of an account holder the id is the account's uid;
 * a registered player has a profile without a sign-in.
 */
export const ProfileSchema = z.object({
  id: z.string(),
  /** The sign-in's uid, or null for a player without one. */
  userId: text,
  firstName: z.string(),
  lastName: z.string(),
  /** Lower case; of a player that of the guardian, by which the guardian's account finds it. */
  email: z.string(),
  role: z.enum(ROLES),
  /** YYYY-MM-DD. */
  dateOfBirth: text,
  phone: text,
  jerseyNumber: text,
  position: text,
  teamName: text,
  parentGuardianName: text,
  parentGuardianPhone: text,
  emergencyContactName: text,
  emergencyContactPhone: text,
  /** The registration that made this player, or null. */
  registrationId: text,
  /** Of a player of a season that is over and who is not registered for the new one: that season's name. */
  pastSeason: text,
  /** When the office said of a player of that season that they no longer play, as a UTC ISO instant. */
  leftAt: text,
  /** What the player comes back to where the registration for the new season is canceled. */
  returnedFrom: z._default(
    z.nullable(z.object({ seasonName: z.string(), registrationId: z.nullable(z.string()) })),
    null,
  ),
  /** When the office took a past player back without a registration, as a UTC ISO instant. */
  broughtBackAt: text,
  /** When the office last corrected age or grade, as a UTC ISO instant. */
  ageSaidAt: text,
  /** As registered: 13 to 17, and 8 to 12. */
  age: z._default(z.nullable(z.int()), null),
  grade: z._default(z.nullable(z.int()), null),
  /** Not given where nobody said so. */
  photoConsent: z._default(z.boolean(), false),
  /** Of the page that it was made on; of a player that of the registration. */
  language: spokenLanguage(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Profile = z.infer<typeof ProfileSchema>;
