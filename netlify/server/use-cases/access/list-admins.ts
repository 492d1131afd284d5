import type { Admin } from '#contracts/access/dashboard.ts';
import { noSecondFactor } from '#domain/access/second-factor.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { readable } from '../../core/broken-records.ts';
import { findUsers, isVerified, type UserRecord } from '../../gateways/auth.ts';
import { profiles, secondFactors } from '../../gateways/records.ts';
import { isPasswordKnown } from './factor-record.ts';

/** Nobody has as many administrators. */
const MAX_ADMINS = 300;

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
    const user = users.get(profile.id) ?? null;
    return {
      uid: profile.id,
      name: nameOf(profile),
      email: profile.email,
      canOpen: canOpenDashboard(profile, user),
      passwordSet: isPasswordKnown(factor, user),
      enrolledAt: factor.enrolledAt,
    };
  });
}

/** Whether an administrator's role counts, as `authorize` has it: for the address that it was given to. */
export function canOpenDashboard({ email }: Profile, user: UserRecord | null): boolean {
  return user !== null && !user.disabled && isVerified(user) && user.email?.toLowerCase() === email;
}

export function nameOf({ firstName, lastName, email }: Profile): string {
  return `${firstName} ${lastName}`.trim() || email;
}

function byName(a: Profile, b: Profile): number {
  return nameOf(a).localeCompare(nameOf(b));
}
