import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TRANSLATED_FIELDS, translationName } from './translated-fields.ts';

interface Node {
  name?: string;
  type?: string;
  attributes?: Record<string, { value: Node }>;
  value?: Node;
  of?: Node | readonly Node[];
}

/** What the Studio shows, as its forms were written down. */
const schema = JSON.parse(readFileSync('studio/schema.json', 'utf8')) as Node[];
const ending = translationName('', 'es');

/** Where a form has a field for Spanish, by the name of the English one beside it. */
function fieldsOf({ attributes = {}, of = [] }: Node): string[] {
  const ways = [of].flat().flatMap(fieldsOf);
  const own = Object.entries(attributes).flatMap(([name, { value }]) => {
    if (name.endsWith(ending)) return name.slice(0, -ending.length);
    return fieldsOf(value).map((below) => `${name}.${below}`);
  });
  return [...new Set([...ways, ...own])];
}

it('has just the fields that the Studio shows in each language', () => {
  const shown = schema
    .filter(({ type }) => type === 'document')
    .map((form) => [form.name, fieldsOf(form).sort()] as const)
    .filter(([, fields]) => fields.length > 0);
  const told = Object.entries(TRANSLATED_FIELDS).map(([name, fields]) => [
    name,
    [...fields].sort(),
  ]);
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(shown));
});
