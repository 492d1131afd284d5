/** 'Registration FQAD-G9GE: ', as each bill of a registration begins. */
const WITH_NUMBER = /^(\S+) [0-9A-Z]{4}-[0-9A-Z]{4}: /;

/**
 * Pure: what a bill is for, without the number of its registration and beside the name of its player, which has a
 * column of its own: 'Registration: 2026-27 Season'. What somebody wrote stays as it is.
 */
export function shortDescription(description: string, playerName: string): string {
  const [start, what] = WITH_NUMBER.exec(description) ?? [];
  if (start === undefined || what === undefined) return description;
  const rest = description.slice(start.length);
  const player = `${playerName}, `;
  return `${what}: ${rest.startsWith(player) ? rest.slice(player.length) : rest}`;
}
