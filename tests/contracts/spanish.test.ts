import { afterEach, describe, expect, test } from 'vitest';
import { ENDPOINTS, type Field, fieldsOf } from '#tests/helpers/contracts.ts';
import { sampleRequest } from '#tests/helpers/sample-request.ts';
import { readLanguageFrom } from '#words/current-language.ts';
import type { Language } from '#words/language.ts';

/* A schema is made once and speaks the language of whoever sends the form. */

let language: Language = 'en';
readLanguageFrom(() => language);
afterEach(() => {
  language = 'en';
});

const BROKEN = [
  undefined,
  null,
  7,
  -1,
  '',
  'a\u0007b',
  'x'.repeat(6000),
  '<b>',
  '9999-99-99',
  [],
  {},
];

const forFamilies = ENDPOINTS.filter(({ access }) => access !== 'admin');

/** The sample with another value in one place. */
function withValue(value: unknown, [step, ...rest]: Field['path'], broken: unknown): unknown {
  if (step === undefined) return broken;
  const inside: unknown = Reflect.get(Object(value), step);
  const copy: object = Array.isArray(value) ? [...value] : { ...Object(value) };
  Reflect.set(copy, step, withValue(inside, rest, broken));
  return copy;
}

/** What a schema says of each broken value, by where it is. */
function refusalsOf({ request, ...endpoint }: (typeof ENDPOINTS)[number]): string[] {
  const sample = sampleRequest({ request, ...endpoint });
  return fieldsOf(request).flatMap(({ path }) =>
    BROKEN.flatMap((broken, index) => {
      const issues = request.safeParse(withValue(sample, path, broken)).error?.issues ?? [];
      return issues.map((issue) => `${index} ${issue.path.join('.')}: ${issue.message}`);
    }),
  );
}

describe.each(forFamilies)('the rules of $path', (endpoint) => {
  test('are said in Spanish, each of them, and then in English again', () => {
    const english = refusalsOf(endpoint);
    language = 'es';
    const spanish = refusalsOf(endpoint);
    language = 'en';
    expect(spanish).toHaveLength(english.length);
    expect(spanish.filter((text) => english.includes(text))).toEqual([]);
    expect(refusalsOf(endpoint)).toEqual(english);
  });
});

test('the walk finds rules to break', () => {
  const all = forFamilies.flatMap(refusalsOf);
  expect(all.some((text) => text.includes('is required.'))).toBe(true);
  expect(new Set(all.map((text) => text.split(': ').at(-1))).size).toBeGreaterThan(40);
});
