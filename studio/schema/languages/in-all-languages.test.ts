import { readFileSync } from 'node:fs';
import path from 'node:path';
import { evaluate, parse } from 'groq-js';
import { expect, it } from 'vitest';
import { TRANSLATED_FIELDS } from '../../../src/domain/translation/translated-fields.ts';
import { inAllLanguages, OFFERS_OTHERS } from './in-all-languages.ts';

const line = (name: string, more: object = {}) => ({ name, title: name, type: 'string', ...more });

it('puts a field for Spanish beside each text, in one frame, wherever the text is', () => {
  const validation = () => [];
  const home = inAllLanguages({
    name: 'home',
    fieldsets: [{ name: 'own' }],
    fields: [
      line('heroHeading', { group: 'content', validation }),
      { name: 'heroImage', type: 'image', fields: [line('alt')] },
      {
        name: 'features',
        type: 'array',
        of: [{ type: 'object', fields: [line('title'), line('icon')] }],
      },
    ],
  });
  const spanish = {
    description: 'While it is empty, the page shows the English text and says so.',
    components: undefined,
  };
  expect(home).toMatchObject({
    fieldsets: [
      { name: 'own' },
      { name: 'in_languages_heroHeading', options: { columns: 2 }, group: 'content' },
    ],
    fields: [
      { name: 'heroHeading', fieldset: 'in_languages_heroHeading', validation },
      { name: 'heroHeading_es', title: 'heroHeading, in Spanish', group: 'content', ...spanish },
      { name: 'heroImage', fields: [{ name: 'alt' }, { name: 'alt_es', ...spanish }] },
      {
        name: 'features',
        of: [{ fields: [{ name: 'title' }, { name: 'title_es' }, line('icon')] }],
      },
    ],
  });
});

it('halves a form once, and no list: what is typed can be read', () => {
  const { fields } = inAllLanguages({
    name: 'siteSettings',
    fields: [
      { name: 'responseTimes', options: { columns: 2 }, fields: [line('contact')] },
      { name: 'fallbackStats', options: { columns: 2 }, fields: [line('record')] },
    ],
  });
  expect(fields).toMatchObject([
    { name: 'responseTimes', options: { columns: 1 } },
    { name: 'fallbackStats', options: { columns: 2 } },
  ]);
  const needs = { name: 'needs', type: 'array', of: [{ type: 'string' }] };
  const opportunity = inAllLanguages({ name: 'volunteerOpportunity', fields: [needs] });
  expect(opportunity).toMatchObject({ fieldsets: [{ options: { columns: 1 } }] });
});

it('refuses of a translation what it refuses of the text, but that it is missing or long', () => {
  const rule = (says: string, _level = 'error') => ({
    _level,
    optional: () => ({ says: `${says}, or nothing` }),
  });
  const validation = () => [rule('filled'), rule('short', 'warning'), rule('as WebVTT')];
  const { fields } = inAllLanguages({ name: 'home', fields: [line('heroText', { validation })] });
  const [, spanish] = fields as { validation?: (of: unknown) => unknown }[];
  expect(spanish?.validation?.({})).toEqual([
    { says: 'filled, or nothing' },
    { says: 'as WebVTT, or nothing' },
  ]);
});

it('leaves a type without texts as it is', () => {
  const plain = { name: 'plain', fields: [line('heroHeading')] };
  expect(inAllLanguages(plain)).toEqual({ ...plain, fieldsets: [] });
});

/** The fields of a form in studio/schema.json, such as 'features.title_es'. */
function listFields(node: unknown, before = ''): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { attributes, value, of, rest } = node as Record<string, unknown>;
  const inner = [value, rest, ...(Array.isArray(of) ? of : [of])].flatMap((part) =>
    listFields(part, before),
  );
  const own = Object.entries(attributes ?? {}).flatMap(([name, attribute]) => [
    before + name,
    ...listFields(attribute, `${before}${name}.`),
  ]);
  return [...own, ...inner];
}

it('names fields that the Studio has, and each has its translation there', () => {
  const file = path.join(import.meta.dirname, '../../schema.json');
  const types = JSON.parse(readFileSync(file, 'utf8')) as { name: string }[];
  const fields = new Map(types.map((type) => [type.name, new Set(listFields(type))]));
  const missing = Object.entries(TRANSLATED_FIELDS).flatMap(([type, paths]) =>
    paths.flatMap((name) =>
      [name, `${name}_es`]
        .filter((field) => !fields.get(type)?.has(field))
        .map((field) => `${type}.${field}`),
    ),
  );
  expect(missing).toEqual([]);
});

it.each([
  [undefined, false],
  [[], false],
  [['en'], false],
  [['en', 'es'], true],
  // As the build reads it: English is always one.
  [['es'], true],
])('asks for translations where the settings name %j: %s', async (languages, isOffered) => {
  const dataset = [{ _id: 'siteSettings', ...(languages && { languages }) }];
  const answer = await (await evaluate(parse(OFFERS_OTHERS), { dataset })).get();
  expect(answer === true).toBe(isOffered);
});
