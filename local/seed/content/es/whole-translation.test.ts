import { expect, it } from 'vitest';
import {
  pathsBelow,
  TRANSLATED_FIELDS,
  translationName,
} from '#domain/translation/translated-fields.ts';
import { allDocuments } from '../all-documents.ts';

interface Text {
  place: string;
  english: unknown;
  spanish: unknown;
}

/** Each text of a document that is said in every language, as far as it is filled in in English. */
function listTexts(node: unknown, paths: readonly string[], place: string): Text[] {
  if (Array.isArray(node)) {
    return node.flatMap((item, index) => listTexts(item, paths, `${place}[${index}]`));
  }
  if (typeof node !== 'object' || node === null) return [];
  const fields = node as Record<string, unknown>;
  return Object.entries(fields).flatMap(([name, english]) => {
    const here = `${place}.${name}`;
    if (!paths.includes(name)) return listTexts(english, pathsBelow(paths, name), here);
    return english ? [{ place: here, english, spanish: fields[translationName(name, 'es')] }] : [];
  });
}

const texts = allDocuments.flatMap((document) =>
  listTexts(document, TRANSLATED_FIELDS[document._type] ?? [], document._id),
);

it('every text of the demo is said in Spanish', () => {
  expect(texts.length).toBeGreaterThan(350);
  expect(texts.filter(({ spanish }) => !spanish).map(({ place }) => place)).toEqual([]);
});

it('a list has as many lines in Spanish, and a formatted text as many paragraphs', () => {
  const shape = (text: unknown) =>
    Array.isArray(text) ? text.map((block) => block.listItem ?? block._type ?? 'line') : 'line';
  for (const { place, english, spanish } of texts) {
    expect(shape(spanish), place).toEqual(shape(english));
  }
});

it('no Spanish text is the English one, but for the word that both have', () => {
  const same = texts.filter(
    ({ english, spanish }) => JSON.stringify(english) === JSON.stringify(spanish),
  );
  expect(same.map(({ english }) => english)).toEqual(['Videos']);
});
