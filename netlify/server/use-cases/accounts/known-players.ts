import type { Family } from '#contracts/accounts/own-account.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { countOn } from '#domain/registration/counted-on.ts';
import type { RegisteredPlayer, Registration } from '#domain/registration/registration.ts';
import { playerRules } from '#domain/registration/rules-of-settings.ts';
import { isSameName } from '#domain/registration/same-name.ts';
import type { Settings } from '#domain/settings/settings.ts';

/**
 * The players of the family's earlier registrations who are still known here and not registered for this
 * season, as last registered: each once, by name.
 * @param registered the family's, the latest first
 * @param counting those of them of this season that count, each with the players who do
 */
export function knownPlayers(
  registered: readonly Registration[],
  counting: readonly Registration[],
  people: readonly Profile[],
  settings: Settings,
  now: Date,
): Family['players'] {
  const personOf = new Map(people.map((person) => [person.id, person]));
  // The office may have corrected the name that was registered.
  const namesOf = (player: RegisteredPlayer) => {
    const person = personOf.get(player.profileId);
    return [nameOf(player), ...(person ? [nameOf(person)] : [])];
  };
  const playing = counting.flatMap(({ players }) => players.flatMap(namesOf));
  const rules = playerRules(settings);
  const known: Family['players'] = [];
  for (const { players, createdAt } of registered) {
    for (const player of players) {
      const told = [...playing, ...known.map(nameOf)];
      const isTold = namesOf(player).some((name) => told.some((other) => isSameName(other, name)));
      const person = personOf.get(player.profileId);
      if (isTold || !person) continue;
      const { firstName, lastName } = person;
      known.push({ firstName, lastName, ...countOn(player, createdAt, now, rules) });
    }
  }
  return known;
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;
