/** The language that a text is in, as far as its words have forms. */
export type Forms = 'en' | 'es';

/**
 * Pure: whether a text has a word, whole and in any of its forms: 'mail' also as 'mailed', of a Spanish
 * verb such as 'seleccionar' all that begins as it does.
 */
export function hasWord(text: string, word: string, language: Forms): boolean {
  const verb = language === 'es' ? /^(\p{L}{3,})[aei]r$/u.exec(word)?.[1] : undefined;
  const forms = verb === undefined ? `${inPattern(word)}${ENDINGS[language]}` : `${verb}\\p{L}*`;
  return new RegExp(`(?<![\\p{L}-])${forms}(?![\\p{L}-])`, 'iu').test(text);
}

const ENDINGS: Readonly<Record<Forms, string>> = { en: '(?:s|es|d|ed|ing)?', es: '(?:s|es)?' };

const inPattern = (text: string) => text.replaceAll(/[.*+?^$()|[\]{}\\]/g, String.raw`\$&`);
