import { newProfile } from './new-profile.ts';
import { type Profile, ProfileSchema } from './profile.ts';
import { UNCHOSEN_ROLE } from './roles.ts';

/**
 * Pure: what can still be read of the profile of someone who signs in, so that a broken one locks nobody
 * out. The rest is as of someone new; a role that cannot be read opens nothing.
 * @param stored the document as it is
 */
export function salvageProfile(
  stored: Readonly<Record<string, unknown>>,
  { uid, email }: { uid: string; email: string },
  now: Date,
): Profile {
  const names = { firstName: '', lastName: '' };
  const bare = newProfile({ id: uid, userId: uid, ...names, email, role: UNCHOSEN_ROLE }, now);
  const fields = Object.entries(bare).map(([key, otherwise]) => {
    const read = ProfileSchema.shape[key as keyof Profile].safeParse(stored[key]);
    return [key, read.success ? read.data : otherwise];
  });
  return ProfileSchema.parse({ ...Object.fromEntries(fields), id: uid });
}
