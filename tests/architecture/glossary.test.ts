import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Forms, hasWord } from './has-word.ts';
import { readGlossary, type Unsaid } from './read-glossary.ts';
import { readTexts } from './read-texts.ts';

/* One word for one thing: what docs/STYLE.md says not to say is said nowhere. */

const ROOT = path.resolve(import.meta.dirname, '../..');
const GUIDE = readFileSync(path.join(ROOT, 'docs/STYLE.md'), 'utf8');
const ENGLISH = readGlossary(GUIDE, 'Words');
const SPANISH = readGlossary(GUIDE, 'Words in Spanish');

/** A condition says in which sense a word is wrong. Only a reader can tell, but for these. */
const SEARCHED = ['', 'for families', 'for messages'];

/** Texts that may have a word of the list, each with its reason. */
const RIGHT: Readonly<
  Record<Forms, Readonly<Record<string, readonly [text: RegExp, why: string]>>>
> = {
  en: {
    ACH: [
      /ACH (bank )?transfer/i,
      'the whole name of this way to pay, as the specification has it',
    ],
    ID: [/^Transaction ID$/, 'a label of the specification'],
    contribution: [/goods or services|tax purposes/, 'receipts say it as the tax law does'],
    invoice: [
      /^(Print )?Invoice( number)?$/i,
      'a field of the specification, for the number on a paper, and the paper that a business asks for',
    ],
    mail: [/\bmailing address\b|^Mail it to$|\bcheck\b/i, 'paper is mailed'],
    retry: [/\bRetry\b/, 'the name of the button, as the specification has it'],
    select: [/^No games|^Please select at least/, 'sentences of the specification'],
  },
  es: { eliminar: [/^Eliminatoria$/, 'a kind of game'] },
};

interface Found {
  file: string;
  line: number;
  text: string;
}

function read(...folders: string[]): Found[] {
  const files = globSync(
    folders.map((folder) => `${folder}/**/*.ts`),
    { cwd: ROOT },
  ).filter((file) => !file.endsWith('.test.ts'));
  return files.flatMap((file) =>
    readTexts(readFileSync(path.join(ROOT, file), 'utf8')).map((one) => ({ file, ...one })),
  );
}
const FAMILIES = read('src/words/en');
const OFFICE = read('src/words/office', 'studio/schema');
const IN_SPANISH = read('src/words/es');
/** The demo's own texts, in which most words are its own: "Give a kid a team". */
const CONTENT = read('local/seed/content').filter(({ file }) => !file.includes('/content/es/'));
/** What is said in one way even so. */
const SAID_ALIKE = ['email', 'cancel, canceled', 'check, uncheck (a box)', 'who', 'automatically'];

/** 'src/words/en/cart.ts:3 basket → cart: Your basket is empty' for each text with the word. */
function search({ word, say }: Unsaid, texts: readonly Found[], language: Forms): string[] {
  const [right] = RIGHT[language][word] ?? [];
  return texts
    .filter(({ text }) => hasWord(text, word, language) && !right?.test(text))
    .map(({ file, line, text }) => `${file}:${line} ${word} → ${say}: ${text}`);
}

describe('the guide', () => {
  test('is read whole', () => {
    expect(ENGLISH.length).toBeGreaterThan(90);
    expect(SPANISH.length).toBeGreaterThan(30);
    expect(ENGLISH).toContainEqual({ say: 'cart', word: 'basket', when: '' });
    expect(ENGLISH).toContainEqual({ say: 'bank account', word: 'ACH', when: 'for families' });
  });

  test.each([
    ...Object.entries(RIGHT.en).map(([word, [text]]) => ['en', word, text] as const),
    ...Object.entries(RIGHT.es).map(([word, [text]]) => ['es', word, text] as const),
  ])('has in its words (%s) “%s”, and some text needs its exception', (language, word, text) => {
    const [list, texts] =
      language === 'es' ? [SPANISH, IN_SPANISH] : [ENGLISH, [...FAMILIES, ...OFFICE]];
    expect(list.map((one) => one.word)).toContain(word);
    const needs = texts.filter((one) => hasWord(one.text, word, language) && text.test(one.text));
    expect(needs.length).toBeGreaterThan(0);
  });
});

describe('no text has a word that the guide puts aside', () => {
  test('in English', () => {
    const found = ENGLISH.filter(({ when }) => SEARCHED.includes(when)).flatMap((unsaid) =>
      search(unsaid, unsaid.when === 'for families' ? FAMILIES : [...FAMILIES, ...OFFICE], 'en'),
    );
    expect(found).toEqual([]);
  });

  test('in the texts of the demo', () => {
    const found = ENGLISH.filter(({ say }) => SAID_ALIKE.includes(say));
    expect(new Set(found.map(({ say }) => say)).size).toBe(SAID_ALIKE.length);
    expect(found.flatMap((unsaid) => search(unsaid, CONTENT, 'en'))).toEqual([]);
  });

  test('in Spanish', () => {
    const found = SPANISH.filter(({ when }) => when === '');
    expect(found.flatMap((unsaid) => search(unsaid, IN_SPANISH, 'es'))).toEqual([]);
  });
});

describe('a planted word is found', () => {
  const plant = (source: string) =>
    readTexts(source).map((one) => ({ file: 'src/words/en/planted.ts', ...one }));
  const searchAll = (list: readonly Unsaid[], source: string, language: Forms) =>
    list
      .filter(({ when }) => SEARCHED.includes(when))
      .flatMap((unsaid) => search(unsaid, plant(source), language))
      .map((one) => one.split(':')[1]);

  test.each([
    ["const a = { b: 'Your basket is empty' };", '1 basket → cart'],
    [`const a = {\n  b: (n: number) => \`\${n} invoices were sent\` };`, '2 invoice → bill'],
    ["const a = { b: 'It was Cancelled.' };", '1 cancelled → cancel, canceled'],
    ['const a = { b: "We mailed you a link" };', '1 mail → email'],
  ])('%s', (source, found) => {
    expect(searchAll(ENGLISH, source, 'en')).toContain(found);
  });

  test.each([
    ["const a = { b: 'Revise tu cuenta' };", '1 tu → usted, su'],
    ["const a = { b: 'Seleccione una fecha' };", '1 seleccionar → elegir'],
    ["const a = { b: 'Le enviamos un email.' };", '1 email → correo electrónico, correo'],
  ])('%s', (source, found) => {
    expect(searchAll(SPANISH, source, 'es')).toContain(found);
  });

  test.each([
    ["import { basket } from './basket.ts';"],
    ["const a: 'basket' = b === 'basket' ? c : d;"],
    ["const a = { basket: 'Cart', 'in the basket': 'Cart' };"],
    ["const a = { b: 'basketball, remaining, email, matching' };"],
  ])('%s has none', (source) => {
    expect(searchAll(ENGLISH, source, 'en')).toEqual([]);
  });
});
