import { describe, expect, test } from 'vitest';
import { legalTextOf, readLegalLines, sha256Hex } from './legal-text.ts';

const block = (text: string) => ({ children: [{ text }] });
const document = {
  title: 'Liability  Waiver',
  version: '1.1',
  lastUpdated: '2026-08-03',
  intro: 'Please read.',
  sections: [
    { heading: 'Risks', body: [block('There are:'), { ...block('Falls.'), listItem: 'bullet' }] },
    { heading: 'Law', body: [block('Line\nbreak')] },
  ],
};

const TEXT = `# Liability Waiver

Version 1.1, last updated 2026-08-03

Please read.

## 1. Risks

There are:

- Falls.

## 2. Law

Line break`;

test('all words in order, numbered, without how they are stored', () => {
  expect(legalTextOf(document)).toBe(TEXT);
});

test('how words are cut into spans or composed of accents makes no difference', () => {
  const body = [
    { children: [{ text: 'There ' }, { text: 'are:', marks: ['strong'] }] },
    { ...block('Falls.'), listItem: 'number', _key: 'x', style: 'normal' },
  ];
  const sections = [{ heading: 'Risks', body }, ...document.sections.slice(1)];
  expect(legalTextOf({ ...document, sections })).toBe(TEXT);
  expect(legalTextOf({ ...document, title: 'Zoe\u0308' })).toContain('# Zo\u00eb\n');
});

test('where a link leads is part of the text', () => {
  const body = [
    {
      children: [{ text: 'See ' }, { text: 'the rules', marks: ['l1'] }],
      markDefs: [{ _key: 'l1', href: '/terms' }],
    },
  ];
  expect(legalTextOf({ ...document, sections: [{ heading: 'A', body }] })).toContain(
    'See the rules (/terms)',
  );
});

test.each([
  ['a word', { intro: 'Please read it.' }],
  ['the version', { version: '1.2' }],
  ['the date', { lastUpdated: '2026-08-04' }],
  ['the order', { sections: document.sections.toReversed() }],
])('%s changes the hash', async (_, change) => {
  const before = await sha256Hex(legalTextOf(document));
  expect(before).toMatch(/^[0-9a-f]{64}$/);
  expect(await sha256Hex(legalTextOf({ ...document, ...change }))).not.toBe(before);
});

test('the hash is the SHA-256 of the UTF-8 bytes', async () => {
  expect(await sha256Hex('abc')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

describe('the lines of a text', () => {
  test('say what each is', () => {
    expect(readLegalLines(TEXT).map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      'title: Liability Waiver',
      'paragraph: Version 1.1, last updated 2026-08-03',
      'paragraph: Please read.',
      'heading: 1. Risks',
      'paragraph: There are:',
      'item: Falls.',
      'heading: 2. Law',
      'paragraph: Line break',
    ]);
  });
});
