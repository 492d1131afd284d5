import type { Profile } from './profile.ts';

type Given = Pick<Profile, 'id' | 'userId' | 'firstName' | 'lastName' | 'email' | 'role'> &
  Partial<Profile>;

/** A profile with what is known; the rest is null until someone fills it in. */
export function newProfile(given: Given, now: Date): Profile {
  return {
    dateOfBirth: null,
    phone: null,
    jerseyNumber: null,
    position: null,
    teamName: null,
    parentGuardianName: null,
    parentGuardianPhone: null,
    emergencyContactName: null,
    emergencyContactPhone: null,
    registrationId: null,
    pastSeason: null,
    leftAt: null,
    returnedFrom: null,
    broughtBackAt: null,
    ageSaidAt: null,
    age: null,
    grade: null,
    photoConsent: false,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    ...given,
  };
}
