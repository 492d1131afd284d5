import type { Language } from '#words/language.ts';
import type { Profile } from './profile.ts';

/**
 * Pure: the language of an address, as the player says it who was changed last. An account says it only where no
 * player does: anybody can make one for an address that is not theirs.
 * @param profiles all of the address
 */
export function languageSaidBy(
  profiles: readonly Pick<Profile, 'userId' | 'language' | 'updatedAt'>[],
): Language | undefined {
  const told = profiles
    .filter(({ language }) => language !== undefined)
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  return (told.find(({ userId }) => userId === null) ?? told[0])?.language;
}
