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

/** A brother or sister most often has the same last name: it stands there already, and can be changed. */
export function carryLastName(form: HTMLFormElement, index: number): void {
  const [before, field] = [index - 1, index].map((place) =>
    form.elements.namedItem(`players.${place}.lastName`),
  );
  if (!(before instanceof HTMLInputElement && field instanceof HTMLInputElement)) return;
  if (field.value === '') field.value = before.value;
}

/** The first names of all players, as typed. */
export function firstNames(form: HTMLFormElement): string[] {
  const text = readForm(form);
  return Array.from(
    { length: countPlayers(Object.keys(text)) },
    (_, index) => text[`players.${index}.firstName`]?.trim() ?? '',
  ).filter((name) => name !== '');
}

/** The player at this place, if anything was typed for them but the last name of the one before. */
export function describeTypedPlayer(
  form: HTMLFormElement,
  index: number,
): { name: string } | undefined {
  const text = readForm(form);
  const start = `players.${index}.`;
  const carried = [`${start}lastName`, text[`players.${index - 1}.lastName`]];
  const isTyped = Object.entries(text).some(
    ([name, value]) =>
      name.startsWith(start) &&
      value.trim() !== '' &&
      !(name === carried[0] && value === carried[1]),
  );
  return isTyped ? { name: typedName(form, index) } : undefined;
}

/** 'Zoë Diaz', as far as it is typed. */
export function typedName(form: HTMLFormElement, index: number): string {
  const text = readForm(form);
  const name = [text[`players.${index}.firstName`], text[`players.${index}.lastName`]];
  return name.filter(Boolean).join(' ');
}
