import type { DocumentSnapshot } from '@google-cloud/firestore';
import { type Profile, ProfileSchema } from '#domain/accounts/profile.ts';
import { salvageProfile } from '#domain/accounts/salvage-profile.ts';
import { readOne } from '../core/broken-records.ts';

/**
 * The profile of who signs in, as far as it can be read: a broken one is noted and locks nobody out, and
 * is whole again once they save it.
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
