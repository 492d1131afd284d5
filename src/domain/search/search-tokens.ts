/*
 * Firestore finds a document by whole values only. To search as one types, each record carries the
 * beginnings of its words, and a search asks for the documents that have the beginning typed.
 */

/** Longer beginnings add nothing: hardly a word needs them to be told apart. */
const LONGEST = 16;
const MAX_TOKENS = 400;

/** The beginnings of every word, lower case and without accents: 'Zoë' gives z, zo, zoe. */
export function searchTokens(texts: readonly (string | null | undefined)[]): string[] {
  const tokens = new Set<string>();
  for (const word of texts.flatMap((text) => searchWords(text ?? ''))) {
    const letters = [...word].slice(0, LONGEST);
    for (let length = 1; length <= letters.length; length += 1) {
      if (tokens.size === MAX_TOKENS) return [...tokens];
      tokens.add(letters.slice(0, length).join(''));
    }
  }
  return [...tokens];
}

/** The words of a text as they are searched: letters and digits, so an address is several. */
export function searchWords(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => [...word].slice(0, LONGEST).join(''));
}

/** Whether a record with these tokens has the beginnings of all the words of a search. */
export function matchesSearch(tokens: readonly string[], search: string): boolean {
  return searchWords(search).every((word) => tokens.includes(word));
}
