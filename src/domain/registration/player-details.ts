import { fullName } from '#domain/accounts/full-name.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import type { RegisteredPlayer, Registration } from './registration.ts';

type Fields = Pick<
  Profile,
  | 'firstName'
  | 'lastName'
  | 'parentGuardianName'
  | 'parentGuardianPhone'
  | 'emergencyContactName'
  | 'emergencyContactPhone'
  | 'age'
  | 'grade'
>;

/** What counts together: nobody's name may stand beside another one's phone. */
const TOGETHER: readonly (readonly (keyof Fields)[])[] = [
  ['firstName', 'lastName'],
  ['parentGuardianName', 'parentGuardianPhone'],
  ['emergencyContactName', 'emergencyContactPhone'],
  ['age'],
  ['grade'],
];

/** What a registration says of one of its players. */
export interface Said {
  registration: Pick<Registration, 'payer' | 'phone' | 'emergencyContact' | 'emergencyPhone'>;
  player: Pick<RegisteredPlayer, 'firstName' | 'lastName' | 'age' | 'grade'>;
}

/**
 * What a profile has of its registration. Where that says the same as the one that it replaces, it says nothing
 * new, and what the profile has counts: the office may have corrected it, and the form of a browser may not know.
 */
export function playerDetails(
  said: Said,
  before?: { said: Said | undefined; profile: Profile | undefined },
): Fields {
  const now = fieldsOf(said);
  const { profile } = before ?? {};
  if (!before?.said || !profile) return now;
  const then = fieldsOf(before.said);
  const same = TOGETHER.filter((fields) => fields.every((field) => now[field] === then[field]));
  return { ...now, ...Object.fromEntries(same.flat().map((field) => [field, profile[field]])) };
}

function fieldsOf({ registration, player }: Said): Fields {
  return {
    firstName: player.firstName,
    lastName: player.lastName,
    parentGuardianName: fullName(registration.payer),
    parentGuardianPhone: registration.phone,
    emergencyContactName: registration.emergencyContact,
    emergencyContactPhone: registration.emergencyPhone,
    age: player.age,
    grade: player.grade,
  };
}
