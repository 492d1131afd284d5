import type { Profile } from '#domain/accounts/profile.ts';

/** What of a profile says whether it is a player's. */
export const PLAYER_FIELDS = ['role', 'userId', 'teamName', 'jerseyNumber', 'position'] as const;

/**
 * Whether a person plays here: registered, added by the office, or an account holder to whom the office
 * has given a team, a number or a position. Anyone can sign up as a member, with anybody's address: that
 * alone puts nobody on a sheet that a coach relies on.
 */
export function isPlayer(person: Pick<Profile, (typeof PLAYER_FIELDS)[number]>): boolean {
  const { role, userId, teamName, jerseyNumber, position } = person;
  if (role !== 'member') return false;
  return userId === null || [teamName, jerseyNumber, position].some((given) => given !== null);
}
