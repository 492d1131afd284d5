import type { Profile } from '#domain/accounts/profile.ts';
import type { RegisteredPlayer } from './registration.ts';
import { isSameChild, isSameChildName } from './same-child.ts';

type Named = Pick<RegisteredPlayer, 'firstName' | 'lastName'>;

/** A player who is known, by both names: the office may have corrected the one that was registered. */
export interface KnownPlayer {
  said?: RegisteredPlayer | undefined;
  profile?: Profile | undefined;
}

/**
 * Whom the players of a form are of those who are known, each at most once: twins of one name are two people.
 * What was registered counts first, because a form that is sent again says it again.
 * @returns in the order of the players; undefined of a new one
 */
export function matchPlayers<Known extends KnownPlayer>(
  players: readonly Named[],
  known: readonly Known[],
): (Known | undefined)[] {
  const left = [...known];
  const found: (Known | undefined)[] = players.map(() => undefined);
  for (const by of ['said', 'profile'] as const) {
    for (const [index, player] of players.entries()) {
      if (found[index]) continue;
      const at = left.findIndex(({ [by]: named }) => named && isSameChildName(named, player));
      if (at >= 0) [found[index]] = left.splice(at, 1);
    }
  }
  return found;
}

/** Whether a form speaks of a registered child, by either name. */
export function isKnownChild(
  player: Named & { age: number },
  { said, profile }: KnownPlayer,
): boolean {
  if (!said) return false;
  const corrected = profile && { ...profile, age: profile.age ?? said.age };
  return isSameChild(said, player) || (!!corrected && isSameChild(corrected, player));
}
