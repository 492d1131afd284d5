import type { Profile } from '#domain/accounts/profile.ts';
import { isSameChildName } from '#domain/registration/same-child.ts';

type Person = Pick<Profile, 'id' | 'role' | 'userId' | 'firstName' | 'lastName'>;

interface Registered {
  profileId: string;
  firstName: string;
  lastName: string;
}

/**
 * The family's other players of the same name as one who is registered: it may be the same child, there
 * twice. An address alone proves nothing, so only the office can say.
 * @param family the people under the address of the registration
 */
export function namesakesOf<Member extends Person>(
  player: Registered,
  family: readonly Member[],
): Member[] {
  return family.filter(
    (one) =>
      one.role === 'member' &&
      one.userId === null &&
      one.id !== player.profileId &&
      isSameChildName(one, player),
  );
}
