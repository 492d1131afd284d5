/*
 * The office types a team's name. Capital letters, accents, spaces and the punctuation between words make no
 * other team of it; a sign does, such as that of '12U+'.
 */

function keyOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[\s\p{Pd}.,'’_]+/gu, ' ').trim() || name.trim();
}

/** Whether two names are of one team. */
export function isSameTeam(one: string, other: string): boolean {
  return keyOf(one) === keyOf(other);
}

/** Each team once, by name, as most of these write it; of as many, as the first by name. */
export function teamsOf(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, countOf(name) + 1);
  const teams = new Map<string, string>();
  for (const name of [...counts.keys()].sort(byName)) {
    const key = keyOf(name);
    if (countOf(name) > countOf(teams.get(key))) teams.set(key, name);
  }
  return [...teams.values()].sort(byName);

  function countOf(name = ''): number {
    return counts.get(name) ?? 0;
  }
}

const byName = (a: string, b: string) => a.localeCompare(b);
