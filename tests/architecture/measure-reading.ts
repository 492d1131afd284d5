import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

/* How hard texts are to read, by the formulas that are used for their languages. */

interface Measure {
  sentences: number;
  words: number;
  syllables: number;
}

/**
 * In the place of every value: one short word in a text, 7 in a sum, a list where a list is asked for. It
 * makes the function of a sentence say the sentence, whatever it needs to be told.
 */
const ANY_VALUE = ['7'] as const;
const ANY_VALUES = Array.from({ length: 8 }, () => ANY_VALUE);
/** The longest label; what is longer is read as a sentence, with a full stop or without. */
const LABEL_WORDS = 7;
const splitter = {
  en: new Intl.Segmenter('en', { granularity: 'sentence' }),
  es: new Intl.Segmenter('es', { granularity: 'sentence' }),
};

/** Every text of words, with the path of its key: `sent.title`. */
export function textsOf(words: unknown, key = ''): { key: string; text: string }[] {
  if (typeof words === 'string') return [{ key, text: words }];
  if (typeof words === 'function') return textsOf(words(...ANY_VALUES), key);
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([name, part]) =>
    textsOf(part, key ? `${key}.${name}` : name),
  );
}

/** The full sentences of a text. Labels, headings and buttons are short and read at a glance. */
export function sentencesOf(text: string, language: 'en' | 'es'): string[] {
  return [...splitter[language].segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((part) => {
      const count = wordsOf(part).length;
      return count > LABEL_WORDS || (count > 2 && /(?<!\.\.)[.!?][”")]*$/.test(part));
    });
}

/** Each of which has a letter or a digit: `one-time` is one word, a dash between words is none. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word));
}

function measure(sentences: readonly string[], syllablesOf: (word: string) => number): Measure {
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllablesOf(word)), 0);
  return { sentences: sentences.length, words: words.length, syllables };
}

/** The grade of a US school that can read it: Flesch and Kincaid, 1975. */
export function grade(sentences: readonly string[]): number {
  const { sentences: sentence, words: word, syllables } = measure(sentences, syllable);
  return fleschKincaid({ sentence, word, syllable: syllables });
}

/**
 * How easy Spanish is, from 0 to about 100; 60 to 70 is plain. Fernández Huerta, "Medidas sencillas de
 * lecturabilidad" (Consigna, 1959): 206.84 - 0.60 P - 1.02 F. P is syllables in 100 words. F must be words in
 * a sentence: as printed, more sentences would make a text harder (Gwillim Law, LINGUIST List 22.2332, 2011).
 */
export function ease(sentences: readonly string[]): number {
  const { sentences: count, words, syllables } = measure(sentences, spanishSyllables);
  return 206.84 - (60 * syllables) / words - (1.02 * words) / count;
}

const VOWELS = /[aeiouáéíóúü]+/g;
const STRONG = /[aeoáéíóú]/g;

/**
 * The syllables of a Spanish word by the rules of its spelling (RAE, Ortografía de la lengua española, 2010,
 * diptongos e hiatos): each strong or accented vowel is one, and a weak one (i, u) joins its neighbor.
 * The u of que and gui is silent, and a last y is a weak vowel.
 */
export function spanishSyllables(word: string): number {
  const spelled = word.toLowerCase().replace(/y(?=[^a-zñáéíóúü]*$)/, 'i');
  const groups = spelled.match(VOWELS) ?? [];
  return groups.reduce((sum, group) => sum + Math.max(1, group.match(STRONG)?.length ?? 0), 0);
}
