import type { DocumentSnapshot } from '@google-cloud/firestore';
import { type Profile, ProfileSchema } from '#domain/accounts/profile.ts';
import { salvageProfile } from '#domain/accounts/salvage-profile.ts';
import { readOne } from '../core/broken-records.ts';

/**
 * Whether a profile is of the address that its account has now. A change of address that was begun before a
 * new password still goes through after it, and whoever began it may then set a password of their own: so a
 * profile is of the account and of the address together, and opens to nobody under another one.
 */
export function isOfAddress(profile: Profile, { email }: { email: string }): boolean {
  return profile.email === email;
}

/**
 * The profile that is stored for who signs in, whichever address it was saved under ({@link isOfAddress}), as
 * far as it can be read: a broken one is noted and locks nobody out, and is whole again once they save it.
 * @returns undefined before there is one
 */
export function readOwnProfile(
  snapshot: DocumentSnapshot<Profile>,
  who: { uid: string; email: string },
  now: Date,
): Profile | undefined {
  if (!snapshot.exists) return undefined;
  const whole = readOne(snapshot);
  if (whole) return whole;
  const stored = Object.keys(ProfileSchema.shape).map((key) => [key, snapshot.get(key)]);
  return salvageProfile(Object.fromEntries(stored), who, now);
}
