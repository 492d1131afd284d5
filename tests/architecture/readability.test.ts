import { describe, expect, test } from 'vitest';
import { ease, grade, sentencesOf, spanishSyllables, textsOf, wordsOf } from './measure-reading.ts';

/* What families read is measured: docs/STYLE.md asks for sentences that a sixth grader understands. */

const LANGUAGES = {
  en: {
    files: import.meta.glob('../../src/words/en/**/*.ts', { eager: true }),
    figure: grade,
    isHard: (figure: number) => figure > 7,
    hardestFirst: (a: number, b: number) => b - a,
  },
  es: {
    files: import.meta.glob('../../src/words/es/**/*.ts', { eager: true }),
    figure: ease,
    isHard: (figure: number) => figure < 65,
    hardestFirst: (a: number, b: number) => a - b,
  },
} as const;
type Language = keyof typeof LANGUAGES;

const LONGEST_SENTENCE = 25;
/** A topic of fewer sentences is measured with the others of its folder: one long word would decide. */
const FEW_SENTENCES = 5;
const PRINTED = 10;

/** By topic and key: what must be said in the words of the law or of a court. */
const LEGAL: Readonly<Record<string, readonly string[]>> = {
  'labels/signature': ['statement'],
  'labels/tax-note': ['nothingInReturn', 'nothingInReturnForAll', 'notDeductible'],
  'pdf/signed-copy': ['notAsTyped'],
};

interface Topic {
  name: string;
  sentences: string[];
}

function topicsIn(language: Language): Topic[] {
  const found = Object.entries(LANGUAGES[language].files).flatMap(([file, module]) => {
    const name = file.replace(/^.*\/words\/..\//, '').replace(/\.ts$/, '');
    return hasMessages(module) ? [{ name, sentences: read(name, module.messages, language) }] : [];
  });
  const folders = new Map<string, string[]>();
  for (const { name, sentences } of found) {
    const topic = sentences.length < FEW_SENTENCES ? folderOf(name) : name;
    folders.set(topic, [...(folders.get(topic) ?? []), ...sentences]);
  }
  return [...folders]
    .filter(([, sentences]) => sentences.length > 0)
    .map(([name, sentences]) => ({ name, sentences }));
}

function read(topic: string, messages: unknown, language: Language): string[] {
  return textsOf(messages)
    .filter(({ key }) => !LEGAL[topic]?.includes(key))
    .flatMap(({ text }) => sentencesOf(text, language));
}

function hasMessages(module: unknown): module is { messages: unknown } {
  return typeof module === 'object' && module !== null && 'messages' in module;
}

const folderOf = (name: string) => (name.includes('/') ? name.replace(/\/.*/, ', short') : 'short');

/** The figures of all topics. The hardest are printed, for whoever rewrites them next. */
function report(language: Language, topics: readonly Topic[]): { name: string; figure: number }[] {
  const { figure, hardestFirst } = LANGUAGES[language];
  const figures = topics
    .map(({ name, sentences }) => ({ name, figure: figure(sentences) }))
    .toSorted((a, b) => hardestFirst(a.figure, b.figure));
  const all = figure(topics.flatMap(({ sentences }) => sentences));
  const lines = figures
    .slice(0, PRINTED)
    .map((one) => `  ${one.figure.toFixed(1).padStart(6)}  ${one.name}`);
  const head = `${language}: ${all.toFixed(1)} over all; the hardest of ${figures.length} topics:`;
  process.stdout.write(`${[head, ...lines].join('\n')}\n`);
  return [...figures, { name: 'all', figure: all }];
}

describe.each(['en', 'es'] as const)('what families read in %s', (language) => {
  const topics = topicsIn(language);

  test('is easy enough in every topic', () => {
    const { isHard } = LANGUAGES[language];
    const hard = report(language, topics).filter(({ figure }) => isHard(figure));
    expect(hard.map(({ name, figure }) => `${name}: ${figure.toFixed(1)}`)).toEqual([]);
  });

  test(`has no sentence of more than ${LONGEST_SENTENCE} words`, () => {
    const long = topics.flatMap(({ name, sentences }) =>
      sentences
        .filter((sentence) => wordsOf(sentence).length > LONGEST_SENTENCE)
        .map((sentence) => `${name}: ${sentence}`),
    );
    expect(long).toEqual([]);
  });

  test('has every legal text that is left out', () => {
    const files = LANGUAGES[language].files;
    const missing = Object.entries(LEGAL).flatMap(([topic, keys]) => {
      const module = files[`../../src/words/${language}/${topic}.ts`];
      const known = hasMessages(module) ? textsOf(module.messages).map(({ key }) => key) : [];
      return keys.filter((key) => !known.includes(key)).map((key) => `${topic} ${key}`);
    });
    expect(missing).toEqual([]);
  });
});

describe('a planted text', () => {
  test('in hard English is found', () => {
    const text =
      'Notwithstanding the aforementioned registration requirements, participation necessitates prior authorization.';
    expect(LANGUAGES.en.isHard(grade(sentencesOf(text, 'en')))).toBe(true);
    expect(LANGUAGES.en.isHard(grade(['We will email you the receipt.']))).toBe(false);
  });

  test('in hard Spanish is found', () => {
    const text =
      'La participación requiere necesariamente la autorización administrativa correspondiente de la organización responsable.';
    expect(LANGUAGES.es.isHard(ease(sentencesOf(text, 'es')))).toBe(true);
    expect(LANGUAGES.es.isHard(ease(['Le enviaremos el recibo por correo.']))).toBe(false);
  });

  test('is read from words, nested ones and those with values too', () => {
    const words = {
      title: 'Gift',
      sent: { text: (name: string, count: number) => `Hi ${name}. You gave ${count - 1} gifts.` },
      list: (items: readonly string[]) => `It has: ${items.join(', ')}.`,
    };
    const texts = textsOf(words);
    expect(texts.map(({ key }) => key)).toEqual(['title', 'sent.text', 'list']);
    expect(texts.flatMap(({ text }) => sentencesOf(text, 'en'))).toEqual([
      'You gave 6 gifts.',
      'It has: 7.',
    ]);
  });
});

test.each([
  ['cuenta', 2],
  ['guía', 2],
  ['que', 1],
  ['día', 2],
  ['aéreo', 4],
  ['muy', 1],
  ['y', 1],
  ['inscripción', 3],
  ['pingüino', 3],
  ['leyeron.', 3],
  ['150', 1],
])('%s has %i syllables', (word, count) => {
  expect(Math.max(1, spanishSyllables(word))).toBe(count);
});
