import { readDraft } from '#browser/forms/draft.ts';
import { FORM } from '../form-name.ts';
import { countPlayers } from '../typed-players.ts';

/** The first names of the players in the draft, which is there until it has become a registration. */
export function firstNamesInDraft(): string[] {
  const fields = readDraft(FORM);
  const names = Array.from(
    { length: countPlayers(Object.keys(fields)) },
    (_, index) => fields[`players.${index}.firstName`]?.[0]?.trim() ?? '',
  );
  return names.filter((name) => name !== '');
}
