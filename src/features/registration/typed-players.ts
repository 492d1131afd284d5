import { readForm } from '#browser/forms/draft.ts';

const PLAYER_FIELD = /^players\.(\d+)\./;

/** How many players some names of fields are for; at least one. */
export function countPlayers(names: Iterable<string>): number {
  let count = 1;
  for (const name of names) {
    const index = PLAYER_FIELD.exec(name)?.[1];
    if (index !== undefined) count = Math.max(count, Number(index) + 1);
  }
  return count;
}

/** Messages by field once the player at `removed` is gone: those of the players after it move up. */
export function withoutPlayer(
  errors: Readonly<Record<string, string>>,
  removed: number,
): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, message] of Object.entries(errors)) {
    const index = Number(PLAYER_FIELD.exec(name)?.[1] ?? -1);
    if (index < removed) kept[name] = message;
    else if (index > removed) kept[name.replace(PLAYER_FIELD, `players.${index - 1}.`)] = message;
  }
  return kept;
}

/** The player at this place, if anything was typed for them. */
export function describeTypedPlayer(
  form: HTMLFormElement,
  index: number,
): { name: string } | undefined {
  const text = readForm(form);
  const start = `players.${index}.`;
  const isTyped = Object.entries(text).some(
    ([name, value]) => name.startsWith(start) && value.trim() !== '',
  );
  if (!isTyped) return undefined;
  const name = [text[`${start}firstName`], text[`${start}lastName`]].filter(Boolean).join(' ');
  return { name };
}
