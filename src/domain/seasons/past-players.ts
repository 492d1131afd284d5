import type { Profile } from '#domain/accounts/profile.ts';
import { seasonEndOf } from './season-end.ts';

type PastPlayer = Pick<Profile, 'userId' | 'pastSeason' | 'createdAt'>;

/**
 * The past players of a family, those of the latest season first: a child who came back without the link is
 * there twice, and what is known of the child lately is with the later one.
 */
export function pastPlayersOf<Person extends PastPlayer>(people: readonly Person[]): Person[] {
  const past = people.filter(({ userId, pastSeason }) => userId === null && pastSeason !== null);
  const endOf = ({ pastSeason }: PastPlayer) => seasonEndOf(pastSeason ?? '') ?? '';
  return past.sort(
    (a, b) => endOf(b).localeCompare(endOf(a)) || b.createdAt.localeCompare(a.createdAt),
  );
}
