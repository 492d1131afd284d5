/** Whether two names are the same but for capitals, accents, spaces and punctuation. */
export function isSameName(one: string, other: string): boolean {
  return essence(one) === essence(other);
}

function essence(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
