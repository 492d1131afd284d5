import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { GALLERY_CATEGORIES } from '#domain/gallery/categories.ts';
import { wordsOfSource } from '#tests/helpers/pseudo-language/words-of-source.ts';
import type { Language } from '#words/language.ts';

const WORDS = path.resolve(import.meta.dirname, '../../src/words');

const READ = new Map<Language, ReadonlySet<string>>();

/** Two words at least: fewer may be a name, or the same in two languages. And more than 'for the'. */
const IS_SENTENCE = /\p{L}{2,}[^\p{L}\p{P}]+\p{L}{2,}/u;

/** What records keep is English on the pages of every language (decision 30): categories, and what is signed. */
const KEPT: readonly string[] = [...GALLERY_CATEGORIES, 'Liability Waiver', 'Terms of Service'];

/** The sentences of a language that are none of another's. */
export function sentencesOnlyIn(language: Language, other: Language): readonly string[] {
  const others = sentencesOf(other);
  return [...sentencesOf(language)].filter((one) => !others.has(one) && !KEPT.includes(one));
}

/** Finds sentences of the English catalog in what a page or an email in another language says. */
export function findEnglish(texts: readonly string[], language: Language): string[] {
  const said = texts.join('\n');
  return sentencesOnlyIn('en', language).filter((sentence) => said.includes(sentence));
}

/** What people read in a language, as it stands in its folder: whole sentences, or the parts between values. */
export function sentencesOf(language: Language): ReadonlySet<string> {
  const known = READ.get(language);
  if (known) return known;
  const files = globSync(`${language}/**/*.ts`, { cwd: WORDS });
  const texts = files.flatMap((file) =>
    wordsOfSource(readFileSync(path.join(WORDS, file), 'utf8')).map(({ text }) => text.trim()),
  );
  const sentences = new Set(texts.filter((text) => text.length >= 10 && IS_SENTENCE.test(text)));
  READ.set(language, sentences);
  return sentences;
}
