import type { Admin } from '#contracts/access/dashboard.ts';
import { noSecondFactor } from '#domain/access/second-factor.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { readable } from '../../core/broken-records.ts';
import { findUsers } from '../../gateways/auth.ts';
import { profiles, secondFactors } from '../../gateways/records.ts';
import { isPasswordKnown } from './factor-record.ts';

/** Firebase Auth tells of so many accounts at once; nobody has as many administrators. */
const MAX_ADMINS = 100;

export const adminsQuery = () => profiles().where('role', '==', 'admin').limit(MAX_ADMINS);

/** Every administrator by name, with what they have set up. */
export async function listAdmins(now: Date): Promise<Admin[]> {
  const found = readable((await adminsQuery().get()).docs);
  if (found.length === 0) return [];
  const uids = found.map(({ id }) => id);
  const [users, stored] = await Promise.all([
    findUsers(uids),
    Promise.all(uids.map((uid) => secondFactors().doc(uid).get())),
  ]);
  const factors = readable(stored).flatMap((factor) => factor ?? []);
  return found.sort(byName).map((profile) => {
    const factor = factors.find(({ id }) => id === profile.id) ?? noSecondFactor(profile.id, now);
    return {
      uid: profile.id,
      name: nameOf(profile),
      email: profile.email,
      passwordSet: isPasswordKnown(factor, users.get(profile.id) ?? null),
      enrolledAt: factor.enrolledAt,
    };
  });
}

export function nameOf({ firstName, lastName, email }: Profile): string {
  return `${firstName} ${lastName}`.trim() || email;
}

function byName(a: Profile, b: Profile): number {
  return nameOf(a).localeCompare(nameOf(b));
}
